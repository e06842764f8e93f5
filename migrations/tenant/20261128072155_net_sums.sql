-- What was taken back of orders counts in no sum: as before, but of what is left of each total.
DROP TRIGGER request_count_insert;
--> statement-breakpoint
DROP TRIGGER request_count_leave;
--> statement-breakpoint
DROP TRIGGER request_count_come;
--> statement-breakpoint
DROP TRIGGER request_count_delete;
--> statement-breakpoint
CREATE TRIGGER request_count_insert AFTER INSERT ON request
WHEN NEW.deleted_at IS NULL
BEGIN
  INSERT INTO request_count (distributor_id, type, integrator_id, deal_status_id, purchase_type, count, total_cents, total_power_w)
    VALUES (NEW.distributor_id, NEW.type, '', NEW.deal_status_id, NEW.purchase_type, 1, NEW.total_cents - coalesce(NEW.returned_cents, 0), NEW.total_power_w),
      (NEW.distributor_id, NEW.type, NEW.integrator_id, NEW.deal_status_id, NEW.purchase_type, 1, NEW.total_cents - coalesce(NEW.returned_cents, 0), NEW.total_power_w)
    ON CONFLICT (distributor_id, type, integrator_id, deal_status_id, purchase_type) DO UPDATE SET count = count + excluded.count,
      total_cents = total_cents + excluded.total_cents, total_power_w = total_power_w + excluded.total_power_w;
END;
--> statement-breakpoint
CREATE TRIGGER request_count_leave AFTER UPDATE OF type, integrator_id, deal_status_id, purchase_type, total_cents, returned_cents, total_power_w, deleted_at ON request
WHEN OLD.deleted_at IS NULL AND (NEW.type IS NOT OLD.type OR NEW.integrator_id IS NOT OLD.integrator_id OR NEW.deal_status_id IS NOT OLD.deal_status_id OR NEW.purchase_type IS NOT OLD.purchase_type OR NEW.total_cents IS NOT OLD.total_cents OR NEW.returned_cents IS NOT OLD.returned_cents OR NEW.total_power_w IS NOT OLD.total_power_w OR NEW.deleted_at IS NOT OLD.deleted_at)
BEGIN
  INSERT INTO request_count (distributor_id, type, integrator_id, deal_status_id, purchase_type, count, total_cents, total_power_w)
    VALUES (OLD.distributor_id, OLD.type, '', OLD.deal_status_id, OLD.purchase_type, -1, coalesce(OLD.returned_cents, 0) - OLD.total_cents, -OLD.total_power_w),
      (OLD.distributor_id, OLD.type, OLD.integrator_id, OLD.deal_status_id, OLD.purchase_type, -1, coalesce(OLD.returned_cents, 0) - OLD.total_cents, -OLD.total_power_w)
    ON CONFLICT (distributor_id, type, integrator_id, deal_status_id, purchase_type) DO UPDATE SET count = count + excluded.count,
      total_cents = total_cents + excluded.total_cents, total_power_w = total_power_w + excluded.total_power_w;
END;
--> statement-breakpoint
CREATE TRIGGER request_count_come AFTER UPDATE OF type, integrator_id, deal_status_id, purchase_type, total_cents, returned_cents, total_power_w, deleted_at ON request
WHEN NEW.deleted_at IS NULL AND (NEW.type IS NOT OLD.type OR NEW.integrator_id IS NOT OLD.integrator_id OR NEW.deal_status_id IS NOT OLD.deal_status_id OR NEW.purchase_type IS NOT OLD.purchase_type OR NEW.total_cents IS NOT OLD.total_cents OR NEW.returned_cents IS NOT OLD.returned_cents OR NEW.total_power_w IS NOT OLD.total_power_w OR NEW.deleted_at IS NOT OLD.deleted_at)
BEGIN
  INSERT INTO request_count (distributor_id, type, integrator_id, deal_status_id, purchase_type, count, total_cents, total_power_w)
    VALUES (NEW.distributor_id, NEW.type, '', NEW.deal_status_id, NEW.purchase_type, 1, NEW.total_cents - coalesce(NEW.returned_cents, 0), NEW.total_power_w),
      (NEW.distributor_id, NEW.type, NEW.integrator_id, NEW.deal_status_id, NEW.purchase_type, 1, NEW.total_cents - coalesce(NEW.returned_cents, 0), NEW.total_power_w)
    ON CONFLICT (distributor_id, type, integrator_id, deal_status_id, purchase_type) DO UPDATE SET count = count + excluded.count,
      total_cents = total_cents + excluded.total_cents, total_power_w = total_power_w + excluded.total_power_w;
END;
--> statement-breakpoint
CREATE TRIGGER request_count_delete AFTER DELETE ON request
WHEN OLD.deleted_at IS NULL
BEGIN
  INSERT INTO request_count (distributor_id, type, integrator_id, deal_status_id, purchase_type, count, total_cents, total_power_w)
    VALUES (OLD.distributor_id, OLD.type, '', OLD.deal_status_id, OLD.purchase_type, -1, coalesce(OLD.returned_cents, 0) - OLD.total_cents, -OLD.total_power_w),
      (OLD.distributor_id, OLD.type, OLD.integrator_id, OLD.deal_status_id, OLD.purchase_type, -1, coalesce(OLD.returned_cents, 0) - OLD.total_cents, -OLD.total_power_w)
    ON CONFLICT (distributor_id, type, integrator_id, deal_status_id, purchase_type) DO UPDATE SET count = count + excluded.count,
      total_cents = total_cents + excluded.total_cents, total_power_w = total_power_w + excluded.total_power_w;
END;
--> statement-breakpoint
INSERT INTO request_count (distributor_id, type, integrator_id, deal_status_id, purchase_type, count, total_cents, total_power_w)
  SELECT distributor_id, type, company, deal_status_id, purchase_type, 0, -sum(returned_cents), 0
  FROM (
    SELECT distributor_id, type, '' AS company, deal_status_id, purchase_type, returned_cents FROM request WHERE deleted_at IS NULL
    UNION ALL
    SELECT distributor_id, type, integrator_id, deal_status_id, purchase_type, returned_cents FROM request WHERE deleted_at IS NULL
  )
  WHERE returned_cents IS NOT NULL
  GROUP BY distributor_id, type, company, deal_status_id, purchase_type
    ON CONFLICT (distributor_id, type, integrator_id, deal_status_id, purchase_type) DO UPDATE SET count = count + excluded.count,
      total_cents = total_cents + excluded.total_cents, total_power_w = total_power_w + excluded.total_power_w;
