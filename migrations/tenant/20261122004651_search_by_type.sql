-- The index of products knows their type too, so that a search within a group passes over none of the others, and short
-- beginnings of words.
DROP TRIGGER product_fts_insert;
--> statement-breakpoint
DROP TRIGGER product_fts_update;
--> statement-breakpoint
DROP TRIGGER product_fts_delete;
--> statement-breakpoint
DROP TABLE product_fts;
--> statement-breakpoint
CREATE VIRTUAL TABLE product_fts USING fts5(tenant, content, content = '', contentless_delete = 1, prefix = '1 2 3', tokenize = "unicode61 remove_diacritics 2");
--> statement-breakpoint
INSERT INTO product_fts (rowid, tenant, content)
SELECT search_key, replace(distributor_id, '_', '') || ' ' || type, name || ' ' || product_code || ' ' || model || ' ' || manufacturer FROM product;
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
