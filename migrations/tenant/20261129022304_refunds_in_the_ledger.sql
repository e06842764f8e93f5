-- Money that people said to have given back is a line of the ledger like all other money.
INSERT INTO payment_entry (distributor_id, request_id, seq, kind, amount_cents, occurred_at, created_at, created_by, note)
SELECT refund.distributor_id, refund.request_id,
  coalesce((SELECT max(seq) FROM payment_entry AS noted
    WHERE noted.distributor_id = refund.distributor_id AND noted.request_id = refund.request_id), 0)
    + row_number() OVER (PARTITION BY refund.distributor_id, refund.request_id ORDER BY refund.created_at, refund.id),
  'refunded', refund.amount_cents, refund.given_on || 'T15:00:00.000Z', refund.created_at, refund.created_by, refund.note
FROM request_refund AS refund;
--> statement-breakpoint
-- Of what was given back whole the payment is called off.
UPDATE request SET payment_status = 'cancelled'
WHERE payment_status = 'received'
  AND EXISTS (SELECT 1 FROM request_refund AS refund
    WHERE refund.distributor_id = request.distributor_id AND refund.request_id = request.id)
  AND 0 >= (SELECT sum(CASE WHEN kind IN ('paid', 'confirmed') THEN amount_cents
      WHEN kind IN ('refunded', 'chargedBack') THEN -amount_cents ELSE 0 END) FROM payment_entry AS noted
    WHERE noted.distributor_id = request.distributor_id AND noted.request_id = request.id);
--> statement-breakpoint
DROP TABLE `request_refund`;
