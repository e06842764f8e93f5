-- The lines that orders would have, had their money been noted from the beginning.
UPDATE charge SET instrument = json_object('method', 'pix', 'brCode', br_code);--> statement-breakpoint
INSERT INTO payment_entry (distributor_id, request_id, seq, kind, charge_id, amount_cents, occurred_at, created_at,
  provider, provider_event_id)
WITH line (distributor_id, request_id, kind, charge_id, amount_cents, at, provider, place) AS (
  SELECT distributor_id, request_id, 'created', id, amount_cents, created_at, NULL, 1 FROM charge
  UNION ALL
  SELECT distributor_id, request_id, 'paid', id, amount_cents, coalesce(paid_at, created_at), provider, 2 FROM charge
    WHERE status = 'paid'
  UNION ALL
  SELECT distributor_id, request_id, 'expired', id, 0, expires_at, provider, 2 FROM charge WHERE status = 'expired'
  UNION ALL
  SELECT distributor_id, id, 'confirmed', NULL, total_cents - coalesce(returned_cents, 0), updated_at, NULL, 3
    FROM request WHERE type = 'order' AND payment_status = 'received' AND NOT EXISTS (SELECT 1 FROM charge
      WHERE charge.distributor_id = request.distributor_id AND charge.request_id = request.id AND status = 'paid')
  UNION ALL
  SELECT distributor_id, id, iif(payment_status = 'cancelled', 'calledOff', 'asked'), NULL, 0, updated_at, NULL, 3
    FROM request WHERE type = 'order' AND (payment_status = 'cancelled' OR payment_status = 'requested'
      AND NOT EXISTS (SELECT 1 FROM charge
        WHERE charge.distributor_id = request.distributor_id AND charge.request_id = request.id))
)
SELECT distributor_id, request_id,
  row_number() OVER (PARTITION BY distributor_id, request_id ORDER BY at, place, charge_id),
  kind, charge_id, amount_cents, at, at, provider, iif(provider IS NULL, NULL, kind || ' ' || charge_id)
FROM line;--> statement-breakpoint
CREATE TRIGGER payment_entry_update BEFORE UPDATE ON payment_entry
BEGIN
  SELECT RAISE(ABORT, 'payment_entry: lines are not changed');
END;
