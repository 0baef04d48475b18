CREATE TABLE "balances" (
	"identity_id" text NOT NULL,
	"billing_profile_id" text NOT NULL,
	"balance_in_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "balances_identity_id_billing_profile_id_pk" PRIMARY KEY("identity_id","billing_profile_id"),
	CONSTRAINT "balances_not_negative" CHECK ("balances"."balance_in_cents" >= 0)
);
--> statement-breakpoint
DROP INDEX "payments_one_open_per_order";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "purpose" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "purpose" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "order_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "tried_on" date;--> statement-breakpoint
UPDATE "payments" SET "tried_on" = (coalesce("paid_at", "started_at") AT TIME ZONE 'America/New_York')::date;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "tried_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "turned_until" date;--> statement-breakpoint
UPDATE "subscriptions" SET "turned_until" = ("started_at" AT TIME ZONE 'America/New_York')::date;--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "turned_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "held_by" text;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_per_subject" ON "payments" USING btree ("identity_id","subject_id") WHERE "payments"."state" <> 'declined';
