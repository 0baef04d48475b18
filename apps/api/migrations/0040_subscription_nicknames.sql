CREATE TABLE "subscription_nicknames" (
	"identity_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"nickname" text NOT NULL,
	CONSTRAINT "subscription_nicknames_identity_id_subscription_id_pk" PRIMARY KEY("identity_id","subscription_id")
);
