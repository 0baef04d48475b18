CREATE TABLE "listening_skips" (
	"listener" text NOT NULL,
	"station_id" text NOT NULL,
	"skipped_at" jsonb NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listening_skips_listener_station_id_pk" PRIMARY KEY("listener","station_id")
);
--> statement-breakpoint
CREATE TABLE "listening_stations" (
	"device_id" text NOT NULL,
	"station_id" text NOT NULL,
	"identity_id" text,
	"seed" integer NOT NULL,
	"place" integer NOT NULL,
	"item_started_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listening_stations_device_id_station_id_pk" PRIMARY KEY("device_id","station_id")
);
--> statement-breakpoint
ALTER TABLE "listening_streams" ADD COLUMN "source_type" text DEFAULT 'channel-linear' NOT NULL;--> statement-breakpoint
ALTER TABLE "listening_streams" ADD COLUMN "source_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "listening_skips_last_at" ON "listening_skips" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "listening_stations_identity_id" ON "listening_stations" USING btree ("identity_id");--> statement-breakpoint
CREATE INDEX "listening_stations_used_at" ON "listening_stations" USING btree ("used_at");