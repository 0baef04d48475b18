DROP INDEX "subscriptions_one_live_per_product";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "other_subscription_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "seat" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live_per_product" ON "subscriptions" USING btree ("identity_id","product_id","seat") WHERE "subscriptions"."state" not in ('cancelled', 'expired');