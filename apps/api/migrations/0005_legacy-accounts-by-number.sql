CREATE TABLE "visitor_proofs" (
	"digest" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- What stood in these was good for half an hour.
DROP TABLE "customer_lookups" CASCADE;--> statement-breakpoint
DROP TABLE "radio_lookups" CASCADE;--> statement-breakpoint
-- An account that was known without its number keeps the one that its owner has been shown.
ALTER TABLE "legacy_accounts" ADD COLUMN "account_number" text;--> statement-breakpoint
UPDATE "legacy_accounts" SET "account_number" = coalesce(
	(SELECT "account_number" FROM "accounts" WHERE "accounts"."identity_id" = "legacy_accounts"."identity_id"),
	(1000000000 + floor(random() * 9000000000))::bigint::text
);--> statement-breakpoint
ALTER TABLE "legacy_accounts" DROP CONSTRAINT "legacy_accounts_pkey";--> statement-breakpoint
ALTER TABLE "legacy_accounts" ADD PRIMARY KEY ("account_number");--> statement-breakpoint
ALTER TABLE "legacy_accounts" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "legacy_accounts" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "legacy_accounts" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "legacy_accounts" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "legacy_accounts" ADD COLUMN "service_address" jsonb;--> statement-breakpoint
ALTER TABLE "legacy_accounts" ADD COLUMN "has_special_handling" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "legacy_accounts" ADD COLUMN "is_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "legacy_accounts" ADD COLUMN "is_in_collections" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "is_electric" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "visitor_proofs_expires_at_index" ON "visitor_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "visitor_proofs_subject_id_index" ON "visitor_proofs" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "legacy_accounts_email_index" ON "legacy_accounts" USING btree ("email");--> statement-breakpoint
ALTER TABLE "legacy_accounts" ADD CONSTRAINT "legacy_accounts_identity" UNIQUE("identity_id");