-- Lists find a request by its customer and its coupon, which are in its newest version, whatever writes that.
CREATE TRIGGER request_customer_insert AFTER INSERT ON request_version
BEGIN
  UPDATE request SET
    customer_name = nullif(NEW.content ->> '$.customer.userOrCompanyName', ''),
    coupon_code = NEW.content ->> '$.coupon.code'
  WHERE distributor_id = NEW.distributor_id AND id = NEW.request_id AND version <= NEW.version;
END;
--> statement-breakpoint
UPDATE request SET (customer_name, coupon_code) = (
  SELECT nullif(content ->> '$.customer.userOrCompanyName', ''), content ->> '$.coupon.code'
  FROM request_version
  WHERE request_version.distributor_id = request.distributor_id AND request_version.request_id = request.id
  ORDER BY request_version.version DESC LIMIT 1
);
