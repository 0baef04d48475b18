ALTER TABLE "promo_codes" ADD COLUMN "billing_platform" text;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "campaign_id" text;--> statement-breakpoint
UPDATE "promo_codes" SET "campaign_id" = CASE "code" WHEN 'HALFPRICE' THEN 'half_price_conf_campaign' ELSE 'CA_half_price_conf_campaign' END
WHERE "code" IN ('HALFPRICE', 'DEMIPRIX');
