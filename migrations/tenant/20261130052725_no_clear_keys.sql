-- Secrets stand nowhere in clear any more: the sandbox's is made of the environment's, and a carrier's key is stored
-- encrypted, which SQL cannot do, so it is typed again.
UPDATE `distributor_profile`
SET `settings` = json_remove(`settings`, '$.payments.webhookSecret', '$.delivery.intelipost.apiKey')
WHERE `settings` LIKE '%"webhookSecret"%' OR `settings` LIKE '%"apiKey"%';
