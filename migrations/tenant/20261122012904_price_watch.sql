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
