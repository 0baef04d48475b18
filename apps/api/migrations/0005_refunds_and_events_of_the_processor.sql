CREATE TABLE "parity_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL,
	"count_here" integer NOT NULL,
	"count_there" integer NOT NULL,
	"mismatch_count" integer NOT NULL,
	"difference_in_cents" jsonb NOT NULL,
	"mismatches" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_totals" (
	"identity_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"paid_in_cents" bigint NOT NULL,
	"refunded_in_cents" bigint NOT NULL,
	CONSTRAINT "refund_totals_identity_id_payment_id_pk" PRIMARY KEY("identity_id","payment_id"),
	CONSTRAINT "refund_totals_within_payment" CHECK ("refund_totals"."refunded_in_cents" >= 0 and "refund_totals"."refunded_in_cents" <= "refund_totals"."paid_in_cents")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"payment_id" text NOT NULL,
	"processor_charge_id" text NOT NULL,
	"invoice_id" text,
	"amount_in_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"processor_refund_id" text,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_identity_id_id_pk" PRIMARY KEY("identity_id","id"),
	CONSTRAINT "refunds_positive" CHECK ("refunds"."amount_in_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"billing_profile_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"is_open" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "disputes_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "processor_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_registrations" (
	"url" text PRIMARY KEY NOT NULL,
	"endpoint_id" text NOT NULL,
	"sealed_secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "parity_reports_ran" ON "parity_reports" USING btree ("ran_at");--> statement-breakpoint
CREATE INDEX "refunds_key" ON "refunds" USING btree ("id");--> statement-breakpoint
CREATE INDEX "refunds_charge" ON "refunds" USING btree ("processor_charge_id");--> statement-breakpoint
CREATE INDEX "refunds_started" ON "refunds" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "refunds_unsettled" ON "refunds" USING btree ("lease_until") WHERE "refunds"."state" in ('started', 'unknown');--> statement-breakpoint
CREATE INDEX "processor_events_received" ON "processor_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_methods_id" ON "payment_methods" USING btree ("id");--> statement-breakpoint
CREATE INDEX "payments_key" ON "payments" USING btree ("id");--> statement-breakpoint
CREATE INDEX "payments_started" ON "payments" USING btree ("started_at");