ALTER TABLE "purchase_drafts" ALTER COLUMN "offer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_drafts" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "purchase_drafts" ADD COLUMN "gift" jsonb;--> statement-breakpoint
ALTER TABLE "purchase_drafts" ADD CONSTRAINT "purchase_drafts_of_plans_or_gift" CHECK (("purchase_drafts"."offer_id" is null) = ("purchase_drafts"."gift" is not null));