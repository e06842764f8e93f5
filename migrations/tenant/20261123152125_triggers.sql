-- A row inserted into `guard` asserts what a save relied on: `holds` lets it vanish, anything else aborts
-- the whole batch with the code as its message. SQLite takes only literal messages, hence the CASE.
CREATE TRIGGER guard_assertion BEFORE INSERT ON guard
BEGIN
  SELECT CASE
    WHEN NEW.holds = 1 THEN RAISE(IGNORE)
    WHEN NEW.code = 'STALE_VERSION' THEN RAISE(ABORT, 'STALE_VERSION')
    WHEN NEW.code = 'OUT_OF_STOCK' THEN RAISE(ABORT, 'OUT_OF_STOCK')
    WHEN NEW.code = 'KIT_CHANGED' THEN RAISE(ABORT, 'KIT_CHANGED')
    WHEN NEW.code = 'ALREADY_DONE' THEN RAISE(ABORT, 'ALREADY_DONE')
    ELSE RAISE(ABORT, 'UNKNOWN_GUARD')
  END;
END;
--> statement-breakpoint
-- Text search over products and kits, accents folded. The index holds no text of its own; a row is found by
-- `search_key`. The distributor is a word of the index (its id without the underscore), so that one finds its own. The
-- index of products knows their type too, so that a search within a group passes over none of the others, and short
-- beginnings of words.
CREATE VIRTUAL TABLE product_fts USING fts5(tenant, content, content = '', contentless_delete = 1, prefix = '1 2 3', tokenize = "unicode61 remove_diacritics 2");
--> statement-breakpoint
CREATE TRIGGER product_fts_insert AFTER INSERT ON product
BEGIN
  INSERT INTO product_fts (rowid, tenant, content)
  VALUES (NEW.search_key, replace(NEW.distributor_id, '_', '') || ' ' || NEW.type, NEW.name || ' ' || NEW.product_code || ' ' || NEW.model || ' ' || NEW.manufacturer);
END;
--> statement-breakpoint
CREATE TRIGGER product_fts_update AFTER UPDATE OF name, product_code, model, manufacturer, type ON product
WHEN NEW.name IS NOT OLD.name OR NEW.product_code IS NOT OLD.product_code OR NEW.model IS NOT OLD.model OR NEW.manufacturer IS NOT OLD.manufacturer OR NEW.type IS NOT OLD.type
BEGIN
  DELETE FROM product_fts WHERE rowid = OLD.search_key;
  INSERT INTO product_fts (rowid, tenant, content)
  VALUES (NEW.search_key, replace(NEW.distributor_id, '_', '') || ' ' || NEW.type, NEW.name || ' ' || NEW.product_code || ' ' || NEW.model || ' ' || NEW.manufacturer);
END;
--> statement-breakpoint
CREATE TRIGGER product_fts_delete AFTER DELETE ON product
BEGIN
  DELETE FROM product_fts WHERE rowid = OLD.search_key;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE kit_fts USING fts5(tenant, content, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2");
--> statement-breakpoint
CREATE TRIGGER kit_fts_insert AFTER INSERT ON kit
BEGIN
  INSERT INTO kit_fts (rowid, tenant, content)
  VALUES (NEW.search_key, replace(NEW.distributor_id, '_', ''), NEW.name || ' ' || NEW.product_code || ' ' || NEW.description);
END;
--> statement-breakpoint
CREATE TRIGGER kit_fts_update AFTER UPDATE OF name, product_code, description ON kit
WHEN NEW.name IS NOT OLD.name OR NEW.product_code IS NOT OLD.product_code OR NEW.description IS NOT OLD.description
BEGIN
  DELETE FROM kit_fts WHERE rowid = OLD.search_key;
  INSERT INTO kit_fts (rowid, tenant, content)
  VALUES (NEW.search_key, replace(NEW.distributor_id, '_', ''), NEW.name || ' ' || NEW.product_code || ' ' || NEW.description);
END;
--> statement-breakpoint
CREATE TRIGGER kit_fts_delete AFTER DELETE ON kit
BEGIN
  DELETE FROM kit_fts WHERE rowid = OLD.search_key;
END;
--> statement-breakpoint
-- Whatever prices hang on asks for a round over the distributor's open budgets (`worker/jobs/watch-prices.ts`), whoever
-- changes it and by whatever way. A distributor without budgets is left alone.
CREATE TRIGGER price_watch_kit_option AFTER UPDATE OF price_cents, is_to_sell ON kit_option
WHEN NEW.price_cents <> OLD.price_cents OR NEW.is_to_sell <> OLD.is_to_sell
BEGIN
  INSERT INTO price_drift_check (distributor_id, requested_at)
    SELECT NEW.distributor_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE EXISTS (SELECT 1 FROM request WHERE distributor_id = NEW.distributor_id AND type = 'budget')
    ON CONFLICT (distributor_id) DO UPDATE SET requested_at = excluded.requested_at;
END;
--> statement-breakpoint
CREATE TRIGGER price_watch_product_cost AFTER UPDATE OF cost_cents ON product
WHEN NEW.cost_cents <> OLD.cost_cents
BEGIN
  INSERT INTO price_drift_check (distributor_id, requested_at)
    SELECT NEW.distributor_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE EXISTS (SELECT 1 FROM request WHERE distributor_id = NEW.distributor_id AND type = 'budget')
    ON CONFLICT (distributor_id) DO UPDATE SET requested_at = excluded.requested_at;
END;
--> statement-breakpoint
CREATE TRIGGER price_watch_pricing_version AFTER INSERT ON pricing_version
BEGIN
  INSERT INTO price_drift_check (distributor_id, requested_at)
    SELECT NEW.distributor_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE EXISTS (SELECT 1 FROM request WHERE distributor_id = NEW.distributor_id AND type = 'budget')
    ON CONFLICT (distributor_id) DO UPDATE SET requested_at = excluded.requested_at;
END;
--> statement-breakpoint
CREATE TRIGGER price_watch_price_list_added AFTER INSERT ON price_list
BEGIN
  INSERT INTO price_drift_check (distributor_id, requested_at)
    SELECT NEW.distributor_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE EXISTS (SELECT 1 FROM request WHERE distributor_id = NEW.distributor_id AND type = 'budget')
    ON CONFLICT (distributor_id) DO UPDATE SET requested_at = excluded.requested_at;
END;
--> statement-breakpoint
CREATE TRIGGER price_watch_price_list_changed AFTER UPDATE ON price_list
BEGIN
  INSERT INTO price_drift_check (distributor_id, requested_at)
    SELECT NEW.distributor_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE EXISTS (SELECT 1 FROM request WHERE distributor_id = NEW.distributor_id AND type = 'budget')
    ON CONFLICT (distributor_id) DO UPDATE SET requested_at = excluded.requested_at;
END;
--> statement-breakpoint
CREATE TRIGGER price_watch_price_list_removed AFTER DELETE ON price_list
BEGIN
  INSERT INTO price_drift_check (distributor_id, requested_at)
    SELECT OLD.distributor_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE EXISTS (SELECT 1 FROM request WHERE distributor_id = OLD.distributor_id AND type = 'budget')
    ON CONFLICT (distributor_id) DO UPDATE SET requested_at = excluded.requested_at;
END;
--> statement-breakpoint
CREATE TRIGGER price_watch_price_list_item_added AFTER INSERT ON price_list_item
BEGIN
  INSERT INTO price_drift_check (distributor_id, requested_at)
    SELECT NEW.distributor_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE EXISTS (SELECT 1 FROM request WHERE distributor_id = NEW.distributor_id AND type = 'budget')
    ON CONFLICT (distributor_id) DO UPDATE SET requested_at = excluded.requested_at;
END;
--> statement-breakpoint
CREATE TRIGGER price_watch_price_list_item_changed AFTER UPDATE ON price_list_item
BEGIN
  INSERT INTO price_drift_check (distributor_id, requested_at)
    SELECT NEW.distributor_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE EXISTS (SELECT 1 FROM request WHERE distributor_id = NEW.distributor_id AND type = 'budget')
    ON CONFLICT (distributor_id) DO UPDATE SET requested_at = excluded.requested_at;
END;
--> statement-breakpoint
CREATE TRIGGER price_watch_price_list_item_removed AFTER DELETE ON price_list_item
BEGIN
  INSERT INTO price_drift_check (distributor_id, requested_at)
    SELECT OLD.distributor_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE EXISTS (SELECT 1 FROM request WHERE distributor_id = OLD.distributor_id AND type = 'budget')
    ON CONFLICT (distributor_id) DO UPDATE SET requested_at = excluded.requested_at;
END;
--> statement-breakpoint
CREATE TRIGGER price_watch_freight_rule_added AFTER INSERT ON freight_rule
BEGIN
  INSERT INTO price_drift_check (distributor_id, requested_at)
    SELECT NEW.distributor_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE EXISTS (SELECT 1 FROM request WHERE distributor_id = NEW.distributor_id AND type = 'budget')
    ON CONFLICT (distributor_id) DO UPDATE SET requested_at = excluded.requested_at;
END;
--> statement-breakpoint
CREATE TRIGGER price_watch_freight_rule_changed AFTER UPDATE ON freight_rule
BEGIN
  INSERT INTO price_drift_check (distributor_id, requested_at)
    SELECT NEW.distributor_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE EXISTS (SELECT 1 FROM request WHERE distributor_id = NEW.distributor_id AND type = 'budget')
    ON CONFLICT (distributor_id) DO UPDATE SET requested_at = excluded.requested_at;
END;
--> statement-breakpoint
CREATE TRIGGER price_watch_freight_rule_removed AFTER DELETE ON freight_rule
BEGIN
  INSERT INTO price_drift_check (distributor_id, requested_at)
    SELECT OLD.distributor_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE EXISTS (SELECT 1 FROM request WHERE distributor_id = OLD.distributor_id AND type = 'budget')
    ON CONFLICT (distributor_id) DO UPDATE SET requested_at = excluded.requested_at;
END;
--> statement-breakpoint
CREATE TRIGGER price_watch_company AFTER UPDATE OF group_id, state_registration ON integrator
WHEN coalesce(NEW.group_id, '') <> coalesce(OLD.group_id, '')
  OR coalesce(NEW.state_registration, '') <> coalesce(OLD.state_registration, '')
BEGIN
  INSERT INTO price_drift_check (distributor_id, requested_at)
    SELECT NEW.distributor_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE EXISTS (SELECT 1 FROM request WHERE distributor_id = NEW.distributor_id AND type = 'budget')
    ON CONFLICT (distributor_id) DO UPDATE SET requested_at = excluded.requested_at;
END;
--> statement-breakpoint
CREATE TRIGGER price_watch_settings AFTER UPDATE OF settings ON distributor_profile
WHEN coalesce(NEW.settings -> '$.delivery', '') <> coalesce(OLD.settings -> '$.delivery', '')
  OR coalesce(NEW.settings ->> '$.prices.driftThresholdPct', '') <> coalesce(OLD.settings ->> '$.prices.driftThresholdPct', '')
BEGIN
  INSERT INTO price_drift_check (distributor_id, requested_at)
    SELECT NEW.distributor_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE EXISTS (SELECT 1 FROM request WHERE distributor_id = NEW.distributor_id AND type = 'budget')
    ON CONFLICT (distributor_id) DO UPDATE SET requested_at = excluded.requested_at;
END;
