DROP INDEX "invoices_one_per_period";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "first_charge" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "charges" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "applied_balance_in_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "waived_in_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Until now a subscription had one plan, one address and one bill, its first.
UPDATE "invoices" SET "charges" = jsonb_build_array("charge" || '{"kind": "period"}'::jsonb);--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "charges" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "first_charge" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "applied_balance_in_cents" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "waived_in_cents" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "plans" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "gaps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "addresses" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "end" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "external_reference" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "billed_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_step_on" date;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cancellation" jsonb;--> statement-breakpoint
UPDATE "subscriptions" SET
  "plans" = jsonb_build_array(jsonb_build_object('from', "started_on", 'isAtOnce', true, 'offer', "offer")),
  "addresses" = jsonb_build_array(jsonb_build_object('from', "started_on", 'address', "service_address")),
  "billed_count" = (
    SELECT count(*) FROM "invoices"
    WHERE "invoices"."identity_id" = "subscriptions"."identity_id"
      AND "invoices"."subscription_id" = "subscriptions"."id"
  ),
  "next_step_on" = CASE WHEN "state" = 'active' AND "source" = 'stripe' THEN "started_on" END;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "plans" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "gaps" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "addresses" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "billed_count" DROP DEFAULT;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_per_charge" ON "invoices" USING btree ("identity_id","subscription_id","first_charge");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("identity_id") WHERE total_in_cents > applied_balance_in_cents + paid_in_cents + waived_in_cents;--> statement-breakpoint
CREATE INDEX "subscriptions_steps" ON "subscriptions" USING btree ("next_step_on") WHERE "subscriptions"."next_step_on" is not null;--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "charge";--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "period_start";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "offer";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "service_address";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "started_on";
