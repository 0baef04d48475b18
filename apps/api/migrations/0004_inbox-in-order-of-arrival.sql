ALTER TABLE "inbox_messages" ADD COLUMN "arrival" bigserial NOT NULL;--> statement-breakpoint
CREATE INDEX "inbox_messages_arrival_index" ON "inbox_messages" USING btree ("arrival");