CREATE TABLE "save_offers_taken" (
	"identity_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"order_id" text NOT NULL,
	"taken_on" date NOT NULL,
	CONSTRAINT "save_offers_taken_identity_id_subscription_id_pk" PRIMARY KEY("identity_id","subscription_id")
);
