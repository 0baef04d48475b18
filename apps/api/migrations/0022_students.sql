CREATE TABLE "student_verifications" (
	"identity_id" text PRIMARY KEY NOT NULL,
	"verified_until" date NOT NULL
);
