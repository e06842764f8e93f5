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
