import type { Scope } from "#worker/scope.ts";
import { createCompanyTags } from "./company-tags.ts";
import { createDecideIntegrator } from "./decide-integrator.ts";
import { createGetIntegrator, createListIntegrators } from "./read-integrators.ts";
import { createOpenRegistration, createReadApplication } from "./read-registration.ts";
import { createRegisterIntegrator } from "./register-integrator.ts";
import { createUpdateCommercial } from "./update-commercial.ts";

/** Use cases of integrators. */
export const integratorsServices = {
  integrators: (scope: Scope) => ({
    openRegistration: createOpenRegistration(scope),
    register: createRegisterIntegrator(scope),
    readApplication: createReadApplication(scope),
    list: createListIntegrators(scope),
    get: createGetIntegrator(scope),
    decide: createDecideIntegrator(scope),
    updateCommercial: createUpdateCommercial(scope),
  }),
  companyTags: createCompanyTags,
};
