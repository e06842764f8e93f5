-- Counts and sums of the requests that are not deleted, of each company and of all (the company is empty), whatever writes
-- a request.
CREATE TRIGGER request_count_insert AFTER INSERT ON request
WHEN NEW.deleted_at IS NULL
BEGIN
  INSERT INTO request_count (distributor_id, type, integrator_id, deal_status_id, purchase_type, count, total_cents, total_power_w)
    VALUES (NEW.distributor_id, NEW.type, '', NEW.deal_status_id, NEW.purchase_type, 1, NEW.total_cents, NEW.total_power_w),
      (NEW.distributor_id, NEW.type, NEW.integrator_id, NEW.deal_status_id, NEW.purchase_type, 1, NEW.total_cents, NEW.total_power_w)
    ON CONFLICT (distributor_id, type, integrator_id, deal_status_id, purchase_type) DO UPDATE SET count = count + excluded.count,
      total_cents = total_cents + excluded.total_cents, total_power_w = total_power_w + excluded.total_power_w;
END;
--> statement-breakpoint
CREATE TRIGGER request_count_leave AFTER UPDATE OF type, integrator_id, deal_status_id, purchase_type, total_cents, total_power_w, deleted_at ON request
WHEN OLD.deleted_at IS NULL AND (NEW.type IS NOT OLD.type OR NEW.integrator_id IS NOT OLD.integrator_id OR NEW.deal_status_id IS NOT OLD.deal_status_id OR NEW.purchase_type IS NOT OLD.purchase_type OR NEW.total_cents IS NOT OLD.total_cents OR NEW.total_power_w IS NOT OLD.total_power_w OR NEW.deleted_at IS NOT OLD.deleted_at)
BEGIN
  INSERT INTO request_count (distributor_id, type, integrator_id, deal_status_id, purchase_type, count, total_cents, total_power_w)
    VALUES (OLD.distributor_id, OLD.type, '', OLD.deal_status_id, OLD.purchase_type, -1, -OLD.total_cents, -OLD.total_power_w),
      (OLD.distributor_id, OLD.type, OLD.integrator_id, OLD.deal_status_id, OLD.purchase_type, -1, -OLD.total_cents, -OLD.total_power_w)
    ON CONFLICT (distributor_id, type, integrator_id, deal_status_id, purchase_type) DO UPDATE SET count = count + excluded.count,
      total_cents = total_cents + excluded.total_cents, total_power_w = total_power_w + excluded.total_power_w;
END;
--> statement-breakpoint
CREATE TRIGGER request_count_come AFTER UPDATE OF type, integrator_id, deal_status_id, purchase_type, total_cents, total_power_w, deleted_at ON request
WHEN NEW.deleted_at IS NULL AND (NEW.type IS NOT OLD.type OR NEW.integrator_id IS NOT OLD.integrator_id OR NEW.deal_status_id IS NOT OLD.deal_status_id OR NEW.purchase_type IS NOT OLD.purchase_type OR NEW.total_cents IS NOT OLD.total_cents OR NEW.total_power_w IS NOT OLD.total_power_w OR NEW.deleted_at IS NOT OLD.deleted_at)
BEGIN
  INSERT INTO request_count (distributor_id, type, integrator_id, deal_status_id, purchase_type, count, total_cents, total_power_w)
    VALUES (NEW.distributor_id, NEW.type, '', NEW.deal_status_id, NEW.purchase_type, 1, NEW.total_cents, NEW.total_power_w),
      (NEW.distributor_id, NEW.type, NEW.integrator_id, NEW.deal_status_id, NEW.purchase_type, 1, NEW.total_cents, NEW.total_power_w)
    ON CONFLICT (distributor_id, type, integrator_id, deal_status_id, purchase_type) DO UPDATE SET count = count + excluded.count,
      total_cents = total_cents + excluded.total_cents, total_power_w = total_power_w + excluded.total_power_w;
END;
--> statement-breakpoint
CREATE TRIGGER request_count_delete AFTER DELETE ON request
WHEN OLD.deleted_at IS NULL
BEGIN
  INSERT INTO request_count (distributor_id, type, integrator_id, deal_status_id, purchase_type, count, total_cents, total_power_w)
    VALUES (OLD.distributor_id, OLD.type, '', OLD.deal_status_id, OLD.purchase_type, -1, -OLD.total_cents, -OLD.total_power_w),
      (OLD.distributor_id, OLD.type, OLD.integrator_id, OLD.deal_status_id, OLD.purchase_type, -1, -OLD.total_cents, -OLD.total_power_w)
    ON CONFLICT (distributor_id, type, integrator_id, deal_status_id, purchase_type) DO UPDATE SET count = count + excluded.count,
      total_cents = total_cents + excluded.total_cents, total_power_w = total_power_w + excluded.total_power_w;
END;
--> statement-breakpoint
INSERT INTO request_count (distributor_id, type, integrator_id, deal_status_id, purchase_type, count, total_cents, total_power_w)
  SELECT distributor_id, type, company, deal_status_id, purchase_type, count(*), sum(total_cents), sum(total_power_w)
  FROM (
    SELECT distributor_id, type, '' AS company, deal_status_id, purchase_type, total_cents, total_power_w FROM request WHERE deleted_at IS NULL
    UNION ALL
    SELECT distributor_id, type, integrator_id, deal_status_id, purchase_type, total_cents, total_power_w FROM request WHERE deleted_at IS NULL
  )
  WHERE true
  GROUP BY distributor_id, type, company, deal_status_id, purchase_type;
--> statement-breakpoint
-- Words of requests, accents folded: codes, also by their number alone, names and customers. The index holds no text of
-- its own; a row is found by `search_key`. The distributor is a word of the index (its id without the underscore).
CREATE VIRTUAL TABLE request_fts USING fts5(tenant, content, content = '', contentless_delete = 1, prefix = '2 3', tokenize = "unicode61 remove_diacritics 2");
--> statement-breakpoint
CREATE TRIGGER request_fts_update AFTER UPDATE OF name, code, budget_code, customer_name, search_key ON request
WHEN NEW.name IS NOT OLD.name OR NEW.code IS NOT OLD.code OR NEW.budget_code IS NOT OLD.budget_code OR NEW.customer_name IS NOT OLD.customer_name OR NEW.search_key IS NOT OLD.search_key
BEGIN
  DELETE FROM request_fts WHERE rowid = OLD.search_key;
  INSERT INTO request_fts (rowid, tenant, content)
  VALUES (NEW.search_key, replace(NEW.distributor_id, '_', ''), NEW.code || ' ' || ltrim(substr(NEW.code, instr(NEW.code, '-') + 1), '0') || ' ' || coalesce(NEW.budget_code, '') || ' ' || NEW.name || ' ' || coalesce(NEW.customer_name, ''));
END;
--> statement-breakpoint
CREATE TRIGGER request_fts_insert AFTER INSERT ON request
BEGIN
  UPDATE request SET search_key = (SELECT coalesce(max(search_key), 0) + 1 FROM request)
  WHERE distributor_id = NEW.distributor_id AND id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER request_fts_delete AFTER DELETE ON request
BEGIN
  DELETE FROM request_fts WHERE rowid = OLD.search_key;
END;
--> statement-breakpoint
UPDATE request SET search_key = rowid;
