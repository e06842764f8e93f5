-- Text search over products and kits, accents folded. The index holds no text of its own; a row is found by
-- `search_key`. The distributor is a word of the index (its id without the underscore), so that one finds its own.
CREATE VIRTUAL TABLE product_fts USING fts5(tenant, content, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2");
--> statement-breakpoint
INSERT INTO product_fts (rowid, tenant, content)
SELECT search_key, replace(distributor_id, '_', ''), name || ' ' || product_code || ' ' || model || ' ' || manufacturer FROM product;
--> statement-breakpoint
CREATE TRIGGER product_fts_insert AFTER INSERT ON product
BEGIN
  INSERT INTO product_fts (rowid, tenant, content)
  VALUES (NEW.search_key, replace(NEW.distributor_id, '_', ''), NEW.name || ' ' || NEW.product_code || ' ' || NEW.model || ' ' || NEW.manufacturer);
END;
--> statement-breakpoint
CREATE TRIGGER product_fts_update AFTER UPDATE OF name, product_code, model, manufacturer ON product
WHEN NEW.name IS NOT OLD.name OR NEW.product_code IS NOT OLD.product_code OR NEW.model IS NOT OLD.model OR NEW.manufacturer IS NOT OLD.manufacturer
BEGIN
  DELETE FROM product_fts WHERE rowid = OLD.search_key;
  INSERT INTO product_fts (rowid, tenant, content)
  VALUES (NEW.search_key, replace(NEW.distributor_id, '_', ''), NEW.name || ' ' || NEW.product_code || ' ' || NEW.model || ' ' || NEW.manufacturer);
END;
--> statement-breakpoint
CREATE TRIGGER product_fts_delete AFTER DELETE ON product
BEGIN
  DELETE FROM product_fts WHERE rowid = OLD.search_key;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE kit_fts USING fts5(tenant, content, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2");
--> statement-breakpoint
INSERT INTO kit_fts (rowid, tenant, content)
SELECT search_key, replace(distributor_id, '_', ''), name || ' ' || product_code || ' ' || description FROM kit;
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
