-- The words of a request hold its purchase-order number, too.
DROP TRIGGER request_fts_update;
--> statement-breakpoint
CREATE TRIGGER request_fts_update AFTER UPDATE OF name, code, budget_code, customer_name, purchase_number, search_key ON request
WHEN NEW.name IS NOT OLD.name OR NEW.code IS NOT OLD.code OR NEW.budget_code IS NOT OLD.budget_code OR NEW.customer_name IS NOT OLD.customer_name OR NEW.purchase_number IS NOT OLD.purchase_number OR NEW.search_key IS NOT OLD.search_key
BEGIN
  DELETE FROM request_fts WHERE rowid = OLD.search_key;
  INSERT INTO request_fts (rowid, tenant, content)
  VALUES (NEW.search_key, replace(NEW.distributor_id, '_', ''), NEW.code || ' ' || ltrim(substr(NEW.code, instr(NEW.code, '-') + 1), '0') || ' ' || coalesce(NEW.budget_code, '') || ' ' || NEW.name || ' ' || coalesce(NEW.customer_name, '') || ' ' || coalesce(NEW.purchase_number, ''));
END;
--> statement-breakpoint
-- Orders from before count against the limit of who of the company has saved them.
UPDATE request SET placed_by = created_by
WHERE type = 'order' AND EXISTS (SELECT 1 FROM user WHERE user.distributor_id = request.distributor_id
  AND user.id = request.created_by AND user.type = 'integrator');
