CREATE TABLE "purchase_drafts" (
	"identity_id" text NOT NULL,
	"flow_name" text NOT NULL,
	"path" text NOT NULL,
	"offer_id" text NOT NULL,
	"promo_code" text,
	"is_follow_on_wanted" boolean,
	"is_billing_settled" boolean NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "purchase_drafts_identity_id_flow_name_pk" PRIMARY KEY("identity_id","flow_name")
);
--> statement-breakpoint
CREATE INDEX "purchase_drafts_kept_at" ON "purchase_drafts" USING btree ("kept_at");