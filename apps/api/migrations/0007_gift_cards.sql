CREATE TABLE "gift_card_tokens" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"gift_card_id" text NOT NULL,
	"good_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gift_card_tokens_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
--> statement-breakpoint
CREATE TABLE "gift_card_uses" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"token_id" text NOT NULL,
	"gift_card_id" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"billing_profile_id" text NOT NULL,
	"redeemed_at" timestamp (3) with time zone,
	CONSTRAINT "gift_card_uses_identity_id_id_pk" PRIMARY KEY("identity_id","id"),
	CONSTRAINT "gift_card_uses_positive" CHECK ("gift_card_uses"."amount_in_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"number_digest" text NOT NULL,
	"security_code_digest" text,
	"last4" text NOT NULL,
	"expiry_year" integer,
	"expiry_month" integer,
	"face_in_cents" bigint NOT NULL,
	"redeemed_in_cents" bigint NOT NULL,
	"held_in_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"card_type" text NOT NULL,
	"vendor_type" text NOT NULL,
	"issued_on" date NOT NULL,
	CONSTRAINT "gift_cards_within_face" CHECK ("gift_cards"."redeemed_in_cents" >= 0 and "gift_cards"."held_in_cents" >= 0 and "gift_cards"."redeemed_in_cents" + "gift_cards"."held_in_cents" <= "gift_cards"."face_in_cents")
);
--> statement-breakpoint
CREATE INDEX "gift_card_tokens_good_until" ON "gift_card_tokens" USING btree ("good_until");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_uses_one_per_token" ON "gift_card_uses" USING btree ("identity_id","token_id") WHERE "gift_card_uses"."state" <> 'released';--> statement-breakpoint
CREATE INDEX "gift_card_uses_redeemed_at" ON "gift_card_uses" USING btree ("identity_id","redeemed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_number" ON "gift_cards" USING btree ("number_digest");