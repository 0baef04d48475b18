CREATE TABLE "customer_lookups" (
	"digest" text PRIMARY KEY NOT NULL,
	"device_id" text NOT NULL,
	"identity_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "customer_lookups_expires_at_index" ON "customer_lookups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "customer_lookups_identity_id_index" ON "customer_lookups" USING btree ("identity_id");