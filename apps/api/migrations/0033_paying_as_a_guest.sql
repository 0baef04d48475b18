CREATE TABLE "account_numbers" (
	"number" text PRIMARY KEY NOT NULL,
	"identity_id" text NOT NULL,
	"billing_profile_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guest_bills" (
	"digest" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"identity_id" text NOT NULL,
	"billing_profile_id" text NOT NULL,
	"payment_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "account_numbers_profile" ON "account_numbers" USING btree ("identity_id","billing_profile_id");--> statement-breakpoint
CREATE INDEX "guest_bills_expires_at_index" ON "guest_bills" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "guest_bills_identity_id_index" ON "guest_bills" USING btree ("identity_id");