CREATE TABLE "balance_payments" (
	"identity_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"invoice_ids" jsonb NOT NULL,
	"gift_card_hold_id" text,
	"fingerprint" text NOT NULL,
	"idempotency_key" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "balance_payments_identity_id_payment_id_pk" PRIMARY KEY("identity_id","payment_id")
);
--> statement-breakpoint
CREATE INDEX "balance_payments_fingerprint" ON "balance_payments" USING btree ("identity_id","fingerprint");