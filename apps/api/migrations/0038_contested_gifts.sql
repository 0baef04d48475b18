ALTER TABLE "gift_cards" DROP CONSTRAINT "gift_cards_within_face";--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "voided_in_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "voided_for" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD COLUMN "voided_by" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_within_face" CHECK ("gift_cards"."redeemed_in_cents" >= 0 and "gift_cards"."held_in_cents" >= 0 and "gift_cards"."voided_in_cents" >= 0 and "gift_cards"."redeemed_in_cents" + "gift_cards"."held_in_cents" + "gift_cards"."voided_in_cents" <= "gift_cards"."face_in_cents");