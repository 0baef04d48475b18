CREATE TABLE "offer_links" (
	"digest" text PRIMARY KEY NOT NULL,
	"offer_id" text NOT NULL,
	"contact_digest" text NOT NULL,
	"masked_email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "offer_link" text;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_offer_link" ON "orders" USING btree ("offer_link") WHERE "orders"."offer_link" is not null and "orders"."state" <> 'quoted';