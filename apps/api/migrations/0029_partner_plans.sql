CREATE TABLE "partner_plans" (
	"reference" text PRIMARY KEY NOT NULL,
	"identity_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"redeemed_at" timestamp (3) with time zone NOT NULL
);
