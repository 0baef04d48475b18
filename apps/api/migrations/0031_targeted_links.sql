CREATE TABLE "targeted_links" (
	"digest" text PRIMARY KEY NOT NULL,
	"identity_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "targeted_links_identity_id_index" ON "targeted_links" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "targeted_links_expires_at_index" ON "targeted_links" USING btree ("expires_at");