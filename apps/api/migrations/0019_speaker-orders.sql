CREATE TABLE "speaker_orders" (
	"device_id" text PRIMARY KEY NOT NULL,
	"identity_id" text NOT NULL,
	"state" text NOT NULL,
	"source_type" text,
	"source_id" text,
	"start_at" integer,
	"changed_at" timestamp (3) with time zone,
	"heard_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "speaker_orders_identity_id" ON "speaker_orders" USING btree ("identity_id");