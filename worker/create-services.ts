import type { Scope } from "./scope.ts";
import {
  createReadCompanyPermissions,
  createUpdateCompanyPermissions,
} from "./services/access/company-permissions.ts";
import { createDescribeSession, createReadUserData } from "./services/access/read-user-data.ts";
import { createRefreshSession } from "./services/access/refresh-session.ts";
import { createLeaveRolePreview, createStartRolePreview } from "./services/access/role-preview.ts";
import { createDeleteRole } from "./services/access/roles/delete-role.ts";
import { createListPermissions } from "./services/access/roles/list-permissions.ts";
import { createGetRole, createListRoles } from "./services/access/roles/read-roles.ts";
import { createCreateRole, createUpdateRole } from "./services/access/roles/save-role.ts";
import { createAnswerChallenge } from "./services/access/second-factor-challenge.ts";
import { createSignIn, createSignInPlatform } from "./services/access/sign-in.ts";
import { createReadEmailOutbox, createReadPlatformEmailOutbox } from "./services/access/read-email-outbox.ts";
import {
  createReadPlatformRecoveryLink,
  createReadRecoveryLink,
  createRecoverPassword,
  createRecoverPlatformPassword,
} from "./services/access/recover-password.ts";
import { createSendEmailVerification } from "./services/access/send-email-verification.ts";
import { createSignInByToken } from "./services/access/sign-in-by-token.ts";
import { createStartPlatformRecovery, createStartRecovery } from "./services/access/start-recovery.ts";
import { createReadEmailLink, createVerifyEmail } from "./services/access/verify-email.ts";
import { createSignOut } from "./services/access/sign-out.ts";
import { createFindAddress, createListMunicipalities } from "./services/address/find-address.ts";
import {
  createExportAudit,
  createExportPlatformAudit,
  createListAudit,
  createListPlatformAudit,
} from "./services/audit/audit-log.ts";
import { createChooseCenter, createListCenters } from "./services/centers/centers.ts";
import { createChangePrices } from "./services/change-sets/change-prices.ts";
import { createCancelChangeSet, createUndoChangeSet } from "./services/change-sets/end-change-set.ts";
import { createPreviewPriceChange } from "./services/change-sets/preview-price-change.ts";
import {
  createGetChangeSet,
  createListChangeSetRows,
  createListChangeSets,
} from "./services/change-sets/read-change-sets.ts";
import { createListProductChoices, createReadGrid } from "./services/change-sets/read-grid.ts";
import { createSaveGrid } from "./services/change-sets/save-grid.ts";
import { createOrderCenters, createSetExclusivity } from "./services/centers/order-centers.ts";
import {
  createGetCenter,
  createGetRegion,
  createListRegions,
  createReadDistribution,
} from "./services/centers/read-distribution.ts";
import {
  createCreateCenter,
  createDeleteCenter,
  createSetCenterActive,
  createUpdateCenter,
} from "./services/centers/save-center.ts";
import {
  createCreateRegion,
  createDeleteRegion,
  createUpdateRegion,
} from "./services/centers/save-region.ts";
import { createReadBiUrl } from "./services/dashboard/read-bi-url.ts";
import { createReadDashboard } from "./services/dashboard/read-dashboard.ts";
import { createReadIntegratorDashboard } from "./services/dashboard/read-integrator-dashboard.ts";
import { createDecideIntegrator } from "./services/integrators/decide-integrator.ts";
import { createGetIntegrator, createListIntegrators } from "./services/integrators/read-integrators.ts";
import { createOpenRegistration, createReadApplication } from "./services/integrators/read-registration.ts";
import { createRegisterIntegrator } from "./services/integrators/register-integrator.ts";
import { createReportError } from "./services/errors/report-error.ts";
import { createPreviewFamily } from "./services/kits/kit-families.ts";
import {
  createCreateKitRule,
  createDeleteKitRule,
  createGetKitRule,
  createListKitRules,
  createOpenKitRule,
  createUpdateKitRule,
} from "./services/kits/kit-rules.ts";
import { createCheckClosedKit } from "./services/kits/check-closed-kit.ts";
import { createDescribeImportRows } from "./services/imports/describe-rows.ts";
import { createExportProducts, createExportTemplate } from "./services/imports/export-products.ts";
import {
  createExportFailures,
  createGetImport,
  createListImportRows,
  createListImports,
  createListKeptProducts,
} from "./services/imports/read-imports.ts";
import { createReceiveUpload } from "./services/imports/receive-upload.ts";
import {
  createApplyImport,
  createCancelImport,
  createCheckImport,
  createContinueImport,
  createMapImport,
  createRevertImport,
} from "./services/imports/run-import.ts";
import { createChooseSheet } from "./services/imports/upload-import.ts";
import { createListKits } from "./services/kits/list-kits.ts";
import { createRunKitRule } from "./services/kits/run-kit-rule.ts";
import { createQuoteKits } from "./services/kits/quote-kits.ts";
import {
  createFindKitParts,
  createGetClosedKit,
  createListClosedKits,
  createReadKitWorkshop,
} from "./services/kits/read-closed-kits.ts";
import {
  createCreateClosedKit,
  createDeleteClosedKit,
  createDuplicateClosedKit,
  createSetClosedKitActive,
  createUpdateClosedKit,
} from "./services/kits/save-closed-kit.ts";
import {
  createCountNotifications,
  createListNotifications,
} from "./services/notifications/list-notifications.ts";
import { createMarkNotificationsRead } from "./services/notifications/mark-notifications-read.ts";
import { createCreateCharge } from "./services/payments/create-charge.ts";
import { createReadOrderForPayer, createReadPayment } from "./services/payments/read-payment.ts";
import {
  createReceivePaymentEvent,
  createSignSandboxPayment,
} from "./services/payments/receive-payment-event.ts";
import { createActivateUser, createBlockUser } from "./services/platform/block-user.ts";
import { createListDistributors } from "./services/platform/list-distributors.ts";
import { createReadDistributor } from "./services/platform/read-distributor.ts";
import { createStartMasquerade } from "./services/platform/start-masquerade.ts";
import { createCategories, createStructures } from "./services/offers/categories.ts";
import { createExtraItems, createServiceItems } from "./services/offers/extras.ts";
import {
  createListOwnSections,
  createReadSectionFacts,
  createSections,
} from "./services/offers/separated-sections.ts";
import { createPricing } from "./services/pricing/create-pricing.ts";
import { createGetPopup, createListOwnPopups, createListPopups } from "./services/popups/read-popups.ts";
import { createCreatePopup, createDeletePopup, createUpdatePopup } from "./services/popups/save-popup.ts";
import { createRemoveProductFile, createUploadProductFile } from "./services/files/product-files.ts";
import { createDuplicateProduct } from "./services/products/copy-product.ts";
import {
  createGetProduct,
  createListManufacturers,
  createListProducts,
  createReadProductHistory,
} from "./services/products/read-products.ts";
import { createSetProductActive } from "./services/products/set-active.ts";
import { createReadProductNames } from "./services/products/read-product-names.ts";
import { createReadProductUse } from "./services/products/read-product-use.ts";
import { createCreateProduct, createUpdateProduct } from "./services/products/save-product.ts";
import { createCancelEmailChange, createRequestEmailChange } from "./services/profile/change-email.ts";
import { createChangePassword } from "./services/profile/change-password.ts";
import { createReadCompanyInfo, createUpdateCompanyInfo } from "./services/profile/company-info.ts";
import { createCancelErasure, createScheduleErasure } from "./services/profile/erase-account.ts";
import { createExportPersonalData } from "./services/profile/export-personal-data.ts";
import {
  createEndOtherSessions,
  createEndOwnSession,
  createListOwnSessions,
} from "./services/profile/own-sessions.ts";
import { createReadPreferences, createUpdatePreferences } from "./services/profile/preferences.ts";
import { createReadProfile, createUpdateProfile } from "./services/profile/profile.ts";
import {
  createConfirmSecondFactor,
  createProposeSecondFactor,
  createRemoveSecondFactor,
  createReplaceRecoveryCodes,
} from "./services/profile/second-factor.ts";
import { createStoreKitPhoto } from "./services/kits/store-kit-photo.ts";
import { createFindTrialItems } from "./services/pricing/find-trial-items.ts";
import { createListNotificationsForRoom } from "./services/realtime/answer-room.ts";
import { createListEvents, createOpenLiveChannel } from "./services/realtime/live-channel.ts";
import { createCreateOrder } from "./services/requests/create-order.ts";
import { createGetOrder, createListOrders } from "./services/requests/read-requests.ts";
import { createSearch } from "./services/search/search.ts";
import {
  createReadJourney,
  createReadJourneySettings,
  createSaveJourney,
} from "./services/settings/journey.ts";
import { createReadMaintenance, createSetMaintenance } from "./services/settings/maintenance.ts";
import {
  createReadPriceDisplay,
  createReadPriceSettings,
  createSavePriceSettings,
} from "./services/settings/prices.ts";
import {
  createCancelArrival,
  createCreateArrival,
  createListArrivals,
  createReceiveArrival,
  createUpdateArrival,
} from "./services/stock/arrivals.ts";
import { createChangeStock } from "./services/stock/change-stock.ts";
import { createCheckStock } from "./services/stock/check-stock.ts";
import { createExportMoves, createListMoves } from "./services/stock/read-moves.ts";
import { createListStock } from "./services/stock/read-stock.ts";
import { createReadSubstitutes, createSaveSubstitutes } from "./services/stock/substitutes.ts";
import { createReadTheme, createSaveTheme } from "./services/theme/edit-theme.ts";
import { createReadPublicTheme } from "./services/theme/read-public-theme.ts";
import { createReadFrame } from "./services/shell/read-frame.ts";
import {
  createReadSideBar,
  createReadSideBarSettings,
  createSaveSideBar,
} from "./services/shell/side-bar.ts";
import { createSingleSignOn } from "./services/shell/sign-on-token.ts";
import { createAnswerSurvey, createPostponeSurvey } from "./services/survey/answer-survey.ts";
import { createReadResearch } from "./services/survey/research-results.ts";
import {
  createCreateResearch,
  createDeleteResearch,
  createListResearches,
  createUpdateResearch,
} from "./services/survey/researches.ts";
import {
  createExportAnswers,
  createListAnswers,
  createUpdateFollowUp,
} from "./services/survey/survey-answers.ts";
import { createDownloadTerms, createReadTerms } from "./services/terms/read-terms.ts";

/** The use cases of one request: what pages and API share. */
export function createServices(scope: Scope) {
  return {
    access: {
      signIn: createSignIn(scope),
      signInPlatform: createSignInPlatform(scope),
      answerChallenge: createAnswerChallenge(scope),
      signInByToken: createSignInByToken(scope),
      refreshSession: createRefreshSession(scope),
      describeSession: createDescribeSession(scope),
      readUserData: createReadUserData(scope),
      signOut: createSignOut(scope),
      startRecovery: createStartRecovery(scope),
      startPlatformRecovery: createStartPlatformRecovery(scope),
      readRecoveryLink: createReadRecoveryLink(scope),
      readPlatformRecoveryLink: createReadPlatformRecoveryLink(scope),
      recoverPassword: createRecoverPassword(scope),
      recoverPlatformPassword: createRecoverPlatformPassword(scope),
      sendEmailVerification: createSendEmailVerification(scope),
      readEmailLink: createReadEmailLink(scope),
      verifyEmail: createVerifyEmail(scope),
      readEmailOutbox: createReadEmailOutbox(scope),
      readPlatformEmailOutbox: createReadPlatformEmailOutbox(scope),
    },
    address: { find: createFindAddress(scope), listMunicipalities: createListMunicipalities(scope) },
    audit: {
      list: createListAudit(scope),
      listPlatform: createListPlatformAudit(scope),
      export: createExportAudit(scope),
      exportPlatform: createExportPlatformAudit(scope),
    },
    categories: createCategories(scope),
    changeSets: {
      list: createListChangeSets(scope),
      get: createGetChangeSet(scope),
      listRows: createListChangeSetRows(scope),
      saveGrid: createSaveGrid(scope),
      readGrid: createReadGrid(scope),
      listChoices: createListProductChoices(scope),
      previewPrices: createPreviewPriceChange(scope),
      changePrices: createChangePrices(scope),
      undo: createUndoChangeSet(scope),
      cancel: createCancelChangeSet(scope),
    },
    closedKits: {
      list: createListClosedKits(scope),
      get: createGetClosedKit(scope),
      create: createCreateClosedKit(scope),
      update: createUpdateClosedKit(scope),
      duplicate: createDuplicateClosedKit(scope),
      setActive: createSetClosedKitActive(scope),
      remove: createDeleteClosedKit(scope),
      check: createCheckClosedKit(scope),
      findParts: createFindKitParts(scope),
      readWorkshop: createReadKitWorkshop(scope),
      storePhoto: createStoreKitPhoto(scope),
    },
    centers: {
      list: createListCenters(scope),
      choose: createChooseCenter(scope),
      readDistribution: createReadDistribution(scope),
      get: createGetCenter(scope),
      create: createCreateCenter(scope),
      update: createUpdateCenter(scope),
      setActive: createSetCenterActive(scope),
      remove: createDeleteCenter(scope),
      order: createOrderCenters(scope),
      setExclusivity: createSetExclusivity(scope),
    },
    regions: {
      list: createListRegions(scope),
      get: createGetRegion(scope),
      create: createCreateRegion(scope),
      update: createUpdateRegion(scope),
      remove: createDeleteRegion(scope),
    },
    companyPermissions: {
      read: createReadCompanyPermissions(scope),
      update: createUpdateCompanyPermissions(scope),
    },
    dashboard: {
      read: createReadDashboard(scope),
      readIntegrator: createReadIntegratorDashboard(scope),
      readBiUrl: createReadBiUrl(scope),
    },
    errors: { report: createReportError(scope) },
    extraItems: createExtraItems(scope),
    integrators: {
      openRegistration: createOpenRegistration(scope),
      register: createRegisterIntegrator(scope),
      readApplication: createReadApplication(scope),
      list: createListIntegrators(scope),
      get: createGetIntegrator(scope),
      decide: createDecideIntegrator(scope),
    },
    kitRules: {
      list: createListKitRules(scope),
      open: createOpenKitRule(scope),
      get: createGetKitRule(scope),
      create: createCreateKitRule(scope),
      update: createUpdateKitRule(scope),
      remove: createDeleteKitRule(scope),
      preview: createPreviewFamily(scope),
      run: createRunKitRule(scope),
    },
    journey: {
      read: createReadJourney(scope),
      readSettings: createReadJourneySettings(scope),
      save: createSaveJourney(scope),
    },
    priceTrial: { find: createFindTrialItems(scope) },
    priceSettings: {
      readDisplay: createReadPriceDisplay(scope),
      read: createReadPriceSettings(scope),
      save: createSavePriceSettings(scope),
    },
    imports: {
      receive: createReceiveUpload(scope),
      chooseSheet: createChooseSheet(scope),
      list: createListImports(scope),
      get: createGetImport(scope),
      listRows: createListImportRows(scope),
      describeRows: createDescribeImportRows(scope),
      listKept: createListKeptProducts(scope),
      map: createMapImport(scope),
      check: createCheckImport(scope),
      apply: createApplyImport(scope),
      goOn: createContinueImport(scope),
      cancel: createCancelImport(scope),
      revert: createRevertImport(scope),
      exportFailures: createExportFailures(scope),
      exportProducts: createExportProducts(scope),
      exportTemplate: createExportTemplate(scope),
    },
    kits: { list: createListKits(scope), quote: createQuoteKits(scope) },
    maintenance: { read: createReadMaintenance(scope), set: createSetMaintenance(scope) },
    notifications: {
      list: createListNotifications(scope),
      count: createCountNotifications(scope),
      markRead: createMarkNotificationsRead(scope),
    },
    payments: {
      readOrder: createReadOrderForPayer(scope),
      readPayment: createReadPayment(scope),
      createCharge: createCreateCharge(scope),
      receiveEvent: createReceivePaymentEvent(scope),
      signSandboxPayment: createSignSandboxPayment(scope),
    },
    platform: {
      listDistributors: createListDistributors(scope),
      readDistributor: createReadDistributor(scope),
      blockUser: createBlockUser(scope),
      activateUser: createActivateUser(scope),
      startMasquerade: createStartMasquerade(scope),
    },
    pricing: createPricing(scope),
    popups: {
      list: createListPopups(scope),
      listOwn: createListOwnPopups(scope),
      get: createGetPopup(scope),
      create: createCreatePopup(scope),
      update: createUpdatePopup(scope),
      remove: createDeletePopup(scope),
    },
    products: {
      get: createGetProduct(scope),
      create: createCreateProduct(scope),
      update: createUpdateProduct(scope),
      list: createListProducts(scope),
      duplicate: createDuplicateProduct(scope),
      setActive: createSetProductActive(scope),
      history: createReadProductHistory(scope),
      listManufacturers: createListManufacturers(scope),
      names: createReadProductNames(scope),
      use: createReadProductUse(scope),
    },
    files: { upload: createUploadProductFile(scope), remove: createRemoveProductFile(scope) },
    profile: {
      read: createReadProfile(scope),
      update: createUpdateProfile(scope),
      requestEmailChange: createRequestEmailChange(scope),
      cancelEmailChange: createCancelEmailChange(scope),
      changePassword: createChangePassword(scope),
      listSessions: createListOwnSessions(scope),
      endSession: createEndOwnSession(scope),
      endOtherSessions: createEndOtherSessions(scope),
      proposeSecondFactor: createProposeSecondFactor(scope),
      confirmSecondFactor: createConfirmSecondFactor(scope),
      removeSecondFactor: createRemoveSecondFactor(scope),
      replaceRecoveryCodes: createReplaceRecoveryCodes(scope),
      readPreferences: createReadPreferences(scope),
      updatePreferences: createUpdatePreferences(scope),
      readCompany: createReadCompanyInfo(scope),
      updateCompany: createUpdateCompanyInfo(scope),
      exportPersonalData: createExportPersonalData(scope),
      scheduleErasure: createScheduleErasure(scope),
      cancelErasure: createCancelErasure(scope),
    },
    realtime: {
      open: createOpenLiveChannel(scope),
      listEvents: createListEvents(scope),
      listNotificationsForRoom: createListNotificationsForRoom(scope),
    },
    requests: {
      createOrder: createCreateOrder(scope),
      listOrders: createListOrders(scope),
      getOrder: createGetOrder(scope),
    },
    separatedSections: {
      ...createSections(scope),
      listOwn: createListOwnSections(scope),
      readFacts: createReadSectionFacts(scope),
    },
    serviceItems: createServiceItems(scope),
    structures: createStructures(scope),
    theme: {
      readPublic: createReadPublicTheme(scope),
      read: createReadTheme(scope),
      save: createSaveTheme(scope),
    },
    shell: {
      readFrame: createReadFrame(scope),
      readSideBar: createReadSideBar(scope),
      readSideBarSettings: createReadSideBarSettings(scope),
      saveSideBar: createSaveSideBar(scope),
      signOnOutside: createSingleSignOn(scope),
    },
    researches: {
      list: createListResearches(scope),
      read: createReadResearch(scope),
      create: createCreateResearch(scope),
      update: createUpdateResearch(scope),
      remove: createDeleteResearch(scope),
      listAnswers: createListAnswers(scope),
      exportAnswers: createExportAnswers(scope),
      updateFollowUp: createUpdateFollowUp(scope),
    },
    stock: {
      list: createListStock(scope),
      change: createChangeStock(scope),
      check: createCheckStock(scope),
      listMoves: createListMoves(scope),
      exportMoves: createExportMoves(scope),
      listArrivals: createListArrivals(scope),
      createArrival: createCreateArrival(scope),
      updateArrival: createUpdateArrival(scope),
      receiveArrival: createReceiveArrival(scope),
      cancelArrival: createCancelArrival(scope),
      readSubstitutes: createReadSubstitutes(scope),
      saveSubstitutes: createSaveSubstitutes(scope),
    },
    survey: { answer: createAnswerSurvey(scope), postpone: createPostponeSurvey(scope) },
    search: { find: createSearch(scope) },
    terms: { read: createReadTerms(scope), download: createDownloadTerms(scope) },
    roles: {
      list: createListRoles(scope),
      get: createGetRole(scope),
      create: createCreateRole(scope),
      update: createUpdateRole(scope),
      remove: createDeleteRole(scope),
      listPermissions: createListPermissions(scope),
      startPreview: createStartRolePreview(scope),
      leavePreview: createLeaveRolePreview(scope),
    },
  };
}

export type Services = ReturnType<typeof createServices>;
