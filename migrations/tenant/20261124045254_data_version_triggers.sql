-- Count the changes of each part of a distributor's data (`worker/db/kept-answers.ts`): what was read under a number is
-- reused while the number stands. Every table of a part counts, whatever changes it.
CREATE TRIGGER settings_version_distributor_profile_insert AFTER INSERT ON distributor_profile
BEGIN
  INSERT INTO data_version (distributor_id, settings) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET settings = settings + 1;
END;
--> statement-breakpoint
CREATE TRIGGER settings_version_distributor_profile_update AFTER UPDATE ON distributor_profile
BEGIN
  INSERT INTO data_version (distributor_id, settings) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET settings = settings + 1;
END;
--> statement-breakpoint
CREATE TRIGGER settings_version_distributor_profile_delete AFTER DELETE ON distributor_profile
BEGIN
  INSERT INTO data_version (distributor_id, settings) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET settings = settings + 1;
END;
--> statement-breakpoint
CREATE TRIGGER settings_version_terms_document_insert AFTER INSERT ON terms_document
BEGIN
  INSERT INTO data_version (distributor_id, settings) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET settings = settings + 1;
END;
--> statement-breakpoint
CREATE TRIGGER settings_version_terms_document_update AFTER UPDATE ON terms_document
BEGIN
  INSERT INTO data_version (distributor_id, settings) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET settings = settings + 1;
END;
--> statement-breakpoint
CREATE TRIGGER settings_version_terms_document_delete AFTER DELETE ON terms_document
BEGIN
  INSERT INTO data_version (distributor_id, settings) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET settings = settings + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_category_insert AFTER INSERT ON category
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_category_update AFTER UPDATE ON category
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_category_delete AFTER DELETE ON category
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_distribution_center_insert AFTER INSERT ON distribution_center
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_distribution_center_update AFTER UPDATE ON distribution_center
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_distribution_center_delete AFTER DELETE ON distribution_center
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_distribution_region_insert AFTER INSERT ON distribution_region
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_distribution_region_update AFTER UPDATE ON distribution_region
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_distribution_region_delete AFTER DELETE ON distribution_region
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_integrator_insert AFTER INSERT ON integrator
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_integrator_update AFTER UPDATE ON integrator
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_integrator_delete AFTER DELETE ON integrator
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_integrator_group_insert AFTER INSERT ON integrator_group
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_integrator_group_update AFTER UPDATE ON integrator_group
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_integrator_group_delete AFTER DELETE ON integrator_group
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_kit_insert AFTER INSERT ON kit
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_kit_update AFTER UPDATE ON kit
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_kit_delete AFTER DELETE ON kit
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_kit_option_insert AFTER INSERT ON kit_option
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_kit_option_update AFTER UPDATE ON kit_option
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_kit_option_delete AFTER DELETE ON kit_option
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_kit_option_component_insert AFTER INSERT ON kit_option_component
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_kit_option_component_update AFTER UPDATE ON kit_option_component
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_kit_option_component_delete AFTER DELETE ON kit_option_component
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_price_list_insert AFTER INSERT ON price_list
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_price_list_update AFTER UPDATE ON price_list
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_price_list_delete AFTER DELETE ON price_list
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_price_list_item_insert AFTER INSERT ON price_list_item
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_price_list_item_update AFTER UPDATE ON price_list_item
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_price_list_item_delete AFTER DELETE ON price_list_item
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_pricing_version_insert AFTER INSERT ON pricing_version
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_pricing_version_update AFTER UPDATE ON pricing_version
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_pricing_version_delete AFTER DELETE ON pricing_version
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_product_insert AFTER INSERT ON product
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_product_update AFTER UPDATE ON product
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_product_delete AFTER DELETE ON product
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_structure_insert AFTER INSERT ON structure
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_structure_update AFTER UPDATE ON structure
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER selling_version_structure_delete AFTER DELETE ON structure
BEGIN
  INSERT INTO data_version (distributor_id, selling) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET selling = selling + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_coupon_insert AFTER INSERT ON coupon
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_coupon_update AFTER UPDATE ON coupon
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_coupon_delete AFTER DELETE ON coupon
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_coupon_use_insert AFTER INSERT ON coupon_use
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_coupon_use_update AFTER UPDATE ON coupon_use
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_coupon_use_delete AFTER DELETE ON coupon_use
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_custom_form_insert AFTER INSERT ON custom_form
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_custom_form_update AFTER UPDATE ON custom_form
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_custom_form_delete AFTER DELETE ON custom_form
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_extra_item_insert AFTER INSERT ON extra_item
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_extra_item_update AFTER UPDATE ON extra_item
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_extra_item_delete AFTER DELETE ON extra_item
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_freight_rule_insert AFTER INSERT ON freight_rule
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_freight_rule_update AFTER UPDATE ON freight_rule
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_freight_rule_delete AFTER DELETE ON freight_rule
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_payment_condition_insert AFTER INSERT ON payment_condition
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_payment_condition_update AFTER UPDATE ON payment_condition
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_payment_condition_delete AFTER DELETE ON payment_condition
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_payment_method_insert AFTER INSERT ON payment_method
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_payment_method_update AFTER UPDATE ON payment_method
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_payment_method_delete AFTER DELETE ON payment_method
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_service_item_insert AFTER INSERT ON service_item
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_service_item_update AFTER UPDATE ON service_item
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER offers_version_service_item_delete AFTER DELETE ON service_item
BEGIN
  INSERT INTO data_version (distributor_id, offers) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET offers = offers + 1;
END;
--> statement-breakpoint
CREATE TRIGGER stock_version_stock_insert AFTER INSERT ON stock
BEGIN
  INSERT INTO data_version (distributor_id, stock) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET stock = stock + 1;
END;
--> statement-breakpoint
CREATE TRIGGER stock_version_stock_update AFTER UPDATE ON stock
BEGIN
  INSERT INTO data_version (distributor_id, stock) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET stock = stock + 1;
END;
--> statement-breakpoint
CREATE TRIGGER stock_version_stock_delete AFTER DELETE ON stock
BEGIN
  INSERT INTO data_version (distributor_id, stock) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET stock = stock + 1;
END;
--> statement-breakpoint
CREATE TRIGGER stock_version_stock_arrival_insert AFTER INSERT ON stock_arrival
BEGIN
  INSERT INTO data_version (distributor_id, stock) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET stock = stock + 1;
END;
--> statement-breakpoint
CREATE TRIGGER stock_version_stock_arrival_update AFTER UPDATE ON stock_arrival
BEGIN
  INSERT INTO data_version (distributor_id, stock) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET stock = stock + 1;
END;
--> statement-breakpoint
CREATE TRIGGER stock_version_stock_arrival_delete AFTER DELETE ON stock_arrival
BEGIN
  INSERT INTO data_version (distributor_id, stock) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET stock = stock + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_account_token_insert AFTER INSERT ON account_token
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_account_token_update AFTER UPDATE ON account_token
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_account_token_delete AFTER DELETE ON account_token
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_consent_insert AFTER INSERT ON consent
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_consent_update AFTER UPDATE ON consent
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_consent_delete AFTER DELETE ON consent
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_integrator_insert AFTER INSERT ON integrator
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_integrator_update AFTER UPDATE ON integrator
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_integrator_delete AFTER DELETE ON integrator
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_privacy_request_insert AFTER INSERT ON privacy_request
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_privacy_request_update AFTER UPDATE ON privacy_request
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_privacy_request_delete AFTER DELETE ON privacy_request
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_role_insert AFTER INSERT ON role
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_role_update AFTER UPDATE ON role
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_role_delete AFTER DELETE ON role
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_second_factor_insert AFTER INSERT ON second_factor
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_second_factor_update AFTER UPDATE ON second_factor
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_second_factor_delete AFTER DELETE ON second_factor
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_terms_document_insert AFTER INSERT ON terms_document
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_terms_document_update AFTER UPDATE ON terms_document
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_terms_document_delete AFTER DELETE ON terms_document
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_user_insert AFTER INSERT ON user
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_user_update AFTER UPDATE ON user
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER people_version_user_delete AFTER DELETE ON user
BEGIN
  INSERT INTO data_version (distributor_id, people) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET people = people + 1;
END;
--> statement-breakpoint
CREATE TRIGGER live_version_outbox_insert AFTER INSERT ON outbox
BEGIN
  INSERT INTO data_version (distributor_id, live) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET live = live + 1;
END;
--> statement-breakpoint
CREATE TRIGGER live_version_outbox_update AFTER UPDATE ON outbox
BEGIN
  INSERT INTO data_version (distributor_id, live) VALUES (NEW.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET live = live + 1;
END;
--> statement-breakpoint
CREATE TRIGGER live_version_outbox_delete AFTER DELETE ON outbox
BEGIN
  INSERT INTO data_version (distributor_id, live) VALUES (OLD.distributor_id, 1)
    ON CONFLICT (distributor_id) DO UPDATE SET live = live + 1;
END;
