import type { Scope } from "#worker/scope.ts";
import { createAddRequestFile, createRemoveRequestFile } from "./change-request-files.ts";
import { createAnnotations } from "./annotations.ts";
import { createChangeStatus } from "./change-status.ts";
import { createDeleteRequest, createRestoreRequest } from "./delete-request.ts";
import { createSetBillingDate } from "./billing-date.ts";
import { createSetPurchaseNumber } from "./purchase-number.ts";
import { createDuplicateBudget } from "./duplicate-budget.ts";
import { createEditFreight, createPreviewFreight } from "./edit-freight.ts";
import { createEditRequest } from "./edit-request.ts";
import {
  createExplainPrice,
  createPriceCompanyService,
  createPriceExtraItems,
  createPriceTotal,
  createPriceTotalEncrypted,
} from "./price-total.ts";
import { createReadForCopy, createReadForEdit, createReadForOrder } from "./read-origin.ts";
import { createListRequestFiles, createReadRequestFile } from "./read-request-file.ts";
import { createReadRequestSettings } from "./read-request-settings.ts";
import { createListStatuses } from "./list-statuses.ts";
import { createListRequests, createReadBoard } from "./list-requests.ts";
import { createGetRequest } from "./read-requests.ts";
import { createUpdateExpired } from "./renew-budget.ts";
import { createReadSaveKey } from "./save-key.ts";
import { createAskFinancing } from "./ask-financing.ts";
import { createListPastCustomers } from "./past-customers.ts";
import { createPaymentProofs } from "./payment-proofs.ts";
import { createRequestPayments } from "./payments.ts";
import { createRequestTags } from "./request-tags.ts";
import { createSellers } from "./sellers.ts";
import { createExportRequests } from "./export-requests.ts";
import { createCompareVersions } from "./compare-versions.ts";
import { createReadEntity } from "./read-entity.ts";
import { createReadHistory } from "./read-history.ts";
import { createReadTimeline } from "./read-timeline.ts";
import { createSaveRequest } from "./save-request.ts";
import { createDealStatuses } from "./deal-statuses.ts";
import { createConvertBudget } from "./convert-budget.ts";
import { createDropRequestFile, createUploadRequestFile } from "./upload-request-file.ts";

/** Use cases of budgets and orders, their sums and their files. */
export const requestsServices = {
  prices: (scope: Scope) => ({
    total: createPriceTotal(scope),
    totalEncrypted: createPriceTotalEncrypted(scope),
    explain: createExplainPrice(scope),
    extraItems: createPriceExtraItems(scope),
    companyService: createPriceCompanyService(scope),
  }),
  requests: (scope: Scope) => ({
    create: createSaveRequest(scope),
    readSaveKey: createReadSaveKey(scope),
    list: createListRequests(scope),
    listPastCustomers: createListPastCustomers(scope),
    export: createExportRequests(scope),
    board: createReadBoard(scope),
    readHistory: createReadHistory(scope),
    compareVersions: createCompareVersions(scope),
    readTimeline: createReadTimeline(scope),
    get: createGetRequest(scope),
    readEntity: createReadEntity(scope),
    readForEdit: createReadForEdit(scope),
    readForCopy: createReadForCopy(scope),
    readForOrder: createReadForOrder(scope),
    edit: createEditRequest(scope),
    editFreight: createEditFreight(scope),
    previewFreight: createPreviewFreight(scope),
    duplicate: createDuplicateBudget(scope),
    updateExpired: createUpdateExpired(scope),
    convertBudget: createConvertBudget(scope),
    readSettings: createReadRequestSettings(scope),
    changeStatus: createChangeStatus(scope),
    delete: createDeleteRequest(scope),
    restore: createRestoreRequest(scope),
    setBillingDate: createSetBillingDate(scope),
    setPurchaseNumber: createSetPurchaseNumber(scope),
  }),
  annotations: createAnnotations,
  sellers: createSellers,
  requestTags: createRequestTags,
  requestPayments: createRequestPayments,
  paymentProofs: createPaymentProofs,
  askFinancing: createAskFinancing,
  dealStatuses: createDealStatuses,
  listedStatuses: createListStatuses,
  requestFiles: (scope: Scope) => ({
    upload: createUploadRequestFile(scope),
    drop: createDropRequestFile(scope),
    list: createListRequestFiles(scope),
    read: createReadRequestFile(scope),
    add: createAddRequestFile(scope),
    remove: createRemoveRequestFile(scope),
  }),
};
