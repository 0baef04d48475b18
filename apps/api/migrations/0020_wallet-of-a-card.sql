ALTER TABLE "payment_methods" ADD COLUMN "wallet_kind" text;--> statement-breakpoint
UPDATE "payment_methods" SET "wallet_kind" = 'apple_pay' WHERE "is_apple_pay";--> statement-breakpoint
ALTER TABLE "payment_methods" DROP COLUMN "is_apple_pay";