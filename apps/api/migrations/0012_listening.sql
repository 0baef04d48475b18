CREATE TABLE "listening_previews" (
	"device_id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listening_streams" (
	"device_id" text PRIMARY KEY NOT NULL,
	"identity_id" text,
	"channel" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "listening_streams_identity_id_started_at_index" ON "listening_streams" USING btree ("identity_id","started_at");