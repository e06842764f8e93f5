-- The words of requests stand in the index after whose they are: a distributor's key, the type, and whether they are
-- deleted, closed by a character of private use. A text is so looked for among these alone, and counted there.
DROP TRIGGER request_fts_update;
--> statement-breakpoint
DROP TABLE request_fts;
--> statement-breakpoint
CREATE VIRTUAL TABLE request_fts USING fts5(words, content = '', contentless_delete = 1, tokenize = "unicode61 remove_diacritics 2");
--> statement-breakpoint
-- Each word of a request behind that key. What separates words becomes one space first, so
-- that each gets it.
CREATE VIEW request_words AS
SELECT search_key, replace(replace(replace(text, ' ', ' ' || char(57344)), char(57344) || ' ', ''), char(57344), words_of) AS words
FROM (SELECT search_key, words_of,
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(text, '’', ' '), '–', ' '), '—', ' '), '‐', ' '), '‑', ' '), '…', ' '), '·', ' '), '•', ' '), '°', ' '), '´', ' '), '¨', ' '), '¡', ' '), '¿', ' '), '×', ' ') AS text
FROM (SELECT search_key, words_of,
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(text, '\', ' '), ']', ' '), '^', ' '), '_', ' '), '`', ' '), '{', ' '), '|', ' '), '}', ' '), '~', ' '), '«', ' '), '»', ' '), '“', ' '), '”', ' '), '‘', ' ') AS text
FROM (SELECT search_key, words_of,
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(text, '*', ' '), '+', ' '), ',', ' '), '-', ' '), '.', ' '), '/', ' '), ':', ' '), ';', ' '), '<', ' '), '=', ' '), '>', ' '), '?', ' '), '@', ' '), '[', ' ') AS text
FROM (SELECT search_key, words_of,
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(text, char(57344), ' '), char(9), ' '), char(10), ' '), char(13), ' '), char(160), ' '), '!', ' '), '"', ' '), '#', ' '), '$', ' '), '%', ' '), '&', ' '), '''', ' '), '(', ' '), ')', ' ') AS text
FROM (SELECT search_key, replace(distributor_id, '_', '') || type || iif(deleted_at IS NULL, '', 'deleted') || char(57344) AS words_of,
    ' ' || code || ' ' || ltrim(substr(code, instr(code, '-') + 1), '0') || ' ' || coalesce(budget_code, '') || ' ' || name || ' ' || coalesce(customer_name, '') || ' ' || coalesce(purchase_number, '') AS text
  FROM request)))));
--> statement-breakpoint
CREATE TRIGGER request_fts_update AFTER UPDATE OF type, name, code, budget_code, customer_name, purchase_number, deleted_at, search_key ON request
WHEN NEW.type IS NOT OLD.type OR NEW.name IS NOT OLD.name OR NEW.code IS NOT OLD.code OR NEW.budget_code IS NOT OLD.budget_code OR NEW.customer_name IS NOT OLD.customer_name OR NEW.purchase_number IS NOT OLD.purchase_number OR NEW.deleted_at IS NOT OLD.deleted_at OR NEW.search_key IS NOT OLD.search_key
BEGIN
  DELETE FROM request_fts WHERE rowid = OLD.search_key;
  INSERT INTO request_fts (rowid, words) SELECT search_key, words FROM request_words WHERE search_key = NEW.search_key;
END;
--> statement-breakpoint
INSERT INTO request_fts (rowid, words) SELECT search_key, words FROM request_words WHERE search_key IS NOT NULL;
