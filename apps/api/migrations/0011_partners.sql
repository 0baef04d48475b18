CREATE TABLE "partner_devices" (
	"device_id" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_entitlements" (
	"identity_id" text NOT NULL,
	"id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"product_id" text NOT NULL,
	"status" text NOT NULL,
	"sealed_signup_url" text,
	"shown_until" timestamp (3) with time zone,
	CONSTRAINT "partner_entitlements_identity_id_id_pk" PRIMARY KEY("identity_id","id")
);
