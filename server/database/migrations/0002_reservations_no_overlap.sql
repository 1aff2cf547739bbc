-- Two reservations that keep a slot never overlap for one therapist, whoever wrote them.
-- The range is stored because interval arithmetic and now() are refused in a constraint;
-- a lapsed hold still stands here until a verb expires it in its own transaction.
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_no_overlap"
  EXCLUDE USING gist ("therapist_id" WITH =, "blocked_range" WITH &&)
  WHERE ("status" IN ('PENDING_PAYMENT', 'ON_STAND_BY', 'ACCEPTED'));
