import { recoverPasswordRoute, startRecoveryRoute } from "./access/recovery.ts";
import {
  answerChallengeRoute,
  refreshSessionRoute,
  signInByTokenRoute,
  signInPlatformRoute,
  signInRoute,
} from "./access/sign-in.ts";
import { reloadUserDataRoute, signOutPlatformRoute, signOutUserRoute } from "./access/sign-out.ts";
import { sendEmailVerificationRoute, verifyEmailRoute } from "./access/verify-email.ts";
import { readCompanyPermissionsRoute, updateCompanyPermissionsRoute } from "./access/company-permissions.ts";
import { leaveRolePreviewRoute, startRolePreviewRoute } from "./access/role-preview.ts";
import {
  createRoleRoute,
  deleteRoleRoute,
  getRoleRoute,
  listPermissionsRoute,
  listRolesRoute,
  updateRoleRoute,
} from "./access/roles.ts";
import { findAddressRoute, listMunicipalitiesRoute } from "./address/address.ts";
import { exportAuditRoute, listAuditRoute, listPlatformAuditRoute } from "./audit/audit.ts";
import { chooseCenterRoute, listCentersRoute } from "./centers/centers.ts";
import {
  cancelChangeSetRoute,
  createChangeSetRoute,
  getChangeSetRoute,
  listChangeSetRowsRoute,
  listChangeSetsRoute,
  previewPriceChangeRoute,
  readGridRoute,
  undoChangeSetRoute,
} from "./change-sets/change-sets.ts";
import {
  createRegionRoute,
  deleteRegionRoute,
  getRegionRoute,
  listRegionsRoute,
  updateRegionRoute,
} from "./centers/regions.ts";
import {
  createCenterRoute,
  deleteCenterRoute,
  getCenterRoute,
  listManagedCentersRoute,
  orderCentersRoute,
  setCenterActiveRoute,
  setExclusivityRoute,
  updateCenterRoute,
} from "./centers/staff-centers.ts";
import { readBiUrlRoute, readDashboardRoute, readIntegratorDashboardRoute } from "./dashboard/dashboards.ts";
import { exportProductsRoute, exportTemplateRoute } from "./imports/exports.ts";
import {
  applyImportRoute,
  cancelImportRoute,
  checkImportRoute,
  chooseImportSheetRoute,
  continueImportRoute,
  exportImportFailuresRoute,
  getImportRoute,
  listImportRowsRoute,
  listImportsRoute,
  mapImportRoute,
  revertImportRoute,
  uploadImportRoute,
} from "./imports/imports.ts";
import {
  decideIntegratorRoute,
  getIntegratorRoute,
  listIntegratorsRoute,
} from "./integrators/integrators.ts";
import { openRegistrationRoute, registerIntegratorRoute } from "./integrators/register.ts";
import { reportErrorRoute } from "./errors/report-error.ts";
import type { ApiRoute } from "./kernel/create-api-route.ts";
import {
  checkClosedKitRoute,
  createClosedKitRoute,
  deleteClosedKitRoute,
  duplicateClosedKitRoute,
  findKitPartsRoute,
  getClosedKitRoute,
  listClosedKitsRoute,
  setClosedKitActiveRoute,
  storeKitPhotoRoute,
  updateClosedKitRoute,
} from "./kits/closed-kits.ts";
import { listKitsRoute } from "./kits/list-kits.ts";
import {
  createKitRuleRoute,
  deleteKitRuleRoute,
  getKitRuleRoute,
  listKitRulesRoute,
  previewKitRuleRoute,
  runKitRuleRoute,
  updateKitRuleRoute,
} from "./kits/kit-rules.ts";
import { listNotificationsRoute, markNotificationsReadRoute } from "./notifications/notifications.ts";
import { createPaymentRoute, readOpenOrderRoute, readOpenOrderStatusRoute } from "./payments/open-order.ts";
import { simulatePaymentRoute, webhookRoute } from "./payments/webhook.ts";
import { listDistributorsRoute } from "./platform/distributors.ts";
import {
  activateUserRoute,
  blockUserRoute,
  readDistributorRoute,
  startMasqueradeRoute,
} from "./platform/support.ts";
import {
  createPopupRoute,
  deletePopupRoute,
  getPopupRoute,
  listOwnPopupsRoute,
  listPopupsRoute,
  updatePopupRoute,
} from "./popups/popups.ts";
import { INTEGRATOR_GROUP_ROUTES } from "./pricing/groups.ts";
import { PRICE_LIST_ROUTES } from "./pricing/price-lists.ts";
import { PRICE_ROUTES } from "./pricing/prices.ts";
import { PRICING_RULES_ROUTES } from "./pricing/rules.ts";
import { readCompanyInfoRoute, updateCompanyInfoRoute } from "./profile/company-info.ts";
import { endOtherSessionsRoute, endOwnSessionRoute, listOwnSessionsRoute } from "./profile/own-sessions.ts";
import {
  removeDatasheetRoute,
  removePhotoRoute,
  uploadDatasheetRoute,
  uploadPhotoRoute,
} from "./products/product-files.ts";
import {
  createProductRoute,
  duplicateProductRoute,
  getProductRoute,
  listManufacturersRoute,
  listProductsRoute,
  readProductHistoryRoute,
  setProductActiveRoute,
  updateProductRoute,
} from "./products/products.ts";
import { readPreferencesRoute, updatePreferencesRoute } from "./profile/preferences.ts";
import { OFFER_ROUTES } from "./offers/offers.ts";
import { cancelErasureRoute, exportPersonalDataRoute, scheduleErasureRoute } from "./profile/privacy.ts";
import {
  cancelEmailChangeRoute,
  changePasswordRoute,
  readProfileRoute,
  requestEmailChangeRoute,
  updateProfileRoute,
} from "./profile/profile.ts";
import {
  confirmSecondFactorRoute,
  proposeSecondFactorRoute,
  removeSecondFactorRoute,
  replaceRecoveryCodesRoute,
} from "./profile/second-factor.ts";
import { answerRoomRoute, listEventsRoute, openLiveChannelRoute } from "./realtime/live.ts";
import { createOrderRoute, getOrderRoute, listOrdersRoute } from "./requests/orders.ts";
import {
  cancelArrivalRoute,
  createArrivalRoute,
  listArrivalsRoute,
  receiveArrivalRoute,
  updateArrivalRoute,
} from "./stock/arrivals.ts";
import {
  changeStockRoute,
  checkStockRoute,
  exportMovesRoute,
  listMovesRoute,
  listStockRoute,
} from "./stock/stock.ts";
import { proposeSubstitutesRoute, readSubstitutesRoute, saveSubstitutesRoute } from "./stock/substitutes.ts";
import {
  createResearchRoute,
  deleteResearchRoute,
  listResearchesRoute,
  listSurveyAnswersRoute,
  readResearchRoute,
  updateFollowUpRoute,
  updateResearchRoute,
} from "./survey/researches.ts";
import { answerSurveyRoute, postponeSurveyRoute } from "./survey/survey.ts";
import { downloadTermsRoute, readTermsRoute } from "./terms/terms.ts";
import { searchRoute } from "./search/search.ts";
import { findTrialItemsRoute } from "./pricing/trial-items.ts";
import { JOURNEY_ROUTES } from "./settings/journey.ts";
import { readMaintenanceRoute, setMaintenanceRoute } from "./settings/maintenance.ts";
import { PRICE_SETTINGS_ROUTES } from "./settings/prices.ts";
import {
  createSingleSignOnTokenRoute,
  readSideBarRoute,
  readSideBarSettingsRoute,
  saveSideBarRoute,
} from "./shell/shell.ts";
import { readOwnThemeRoute, saveThemeRoute } from "./theme/edit-theme.ts";
import { readThemeRoute } from "./theme/read-theme.ts";

/** Every endpoint, by area. */
export const API_ROUTES: readonly ApiRoute[] = [
  signInRoute,
  signInPlatformRoute,
  answerChallengeRoute,
  signInByTokenRoute,
  refreshSessionRoute,
  startRecoveryRoute,
  recoverPasswordRoute,
  sendEmailVerificationRoute,
  verifyEmailRoute,
  reloadUserDataRoute,
  signOutUserRoute,
  signOutPlatformRoute,
  readThemeRoute,
  searchRoute,
  reportErrorRoute,
  readOwnThemeRoute,
  saveThemeRoute,
  readTermsRoute,
  downloadTermsRoute,
  findAddressRoute,
  listMunicipalitiesRoute,
  openRegistrationRoute,
  registerIntegratorRoute,
  listIntegratorsRoute,
  getIntegratorRoute,
  decideIntegratorRoute,
  listCentersRoute,
  chooseCenterRoute,
  listManagedCentersRoute,
  createCenterRoute,
  orderCentersRoute,
  setExclusivityRoute,
  getCenterRoute,
  updateCenterRoute,
  setCenterActiveRoute,
  deleteCenterRoute,
  listRegionsRoute,
  createRegionRoute,
  getRegionRoute,
  updateRegionRoute,
  deleteRegionRoute,
  listOwnPopupsRoute,
  listPopupsRoute,
  createPopupRoute,
  getPopupRoute,
  updatePopupRoute,
  deletePopupRoute,
  listChangeSetsRoute,
  createChangeSetRoute,
  readGridRoute,
  getChangeSetRoute,
  listChangeSetRowsRoute,
  undoChangeSetRoute,
  cancelChangeSetRoute,
  previewPriceChangeRoute,
  listKitsRoute,
  listKitRulesRoute,
  createKitRuleRoute,
  previewKitRuleRoute,
  getKitRuleRoute,
  updateKitRuleRoute,
  deleteKitRuleRoute,
  runKitRuleRoute,
  uploadImportRoute,
  listImportsRoute,
  getImportRoute,
  listImportRowsRoute,
  mapImportRoute,
  chooseImportSheetRoute,
  checkImportRoute,
  applyImportRoute,
  continueImportRoute,
  cancelImportRoute,
  revertImportRoute,
  exportImportFailuresRoute,
  exportProductsRoute,
  exportTemplateRoute,
  listProductsRoute,
  listManufacturersRoute,
  createProductRoute,
  getProductRoute,
  updateProductRoute,
  duplicateProductRoute,
  setProductActiveRoute,
  readProductHistoryRoute,
  uploadPhotoRoute,
  removePhotoRoute,
  uploadDatasheetRoute,
  removeDatasheetRoute,
  listClosedKitsRoute,
  createClosedKitRoute,
  checkClosedKitRoute,
  findKitPartsRoute,
  getClosedKitRoute,
  updateClosedKitRoute,
  deleteClosedKitRoute,
  duplicateClosedKitRoute,
  setClosedKitActiveRoute,
  checkStockRoute,
  listStockRoute,
  listMovesRoute,
  exportMovesRoute,
  listArrivalsRoute,
  createArrivalRoute,
  updateArrivalRoute,
  receiveArrivalRoute,
  cancelArrivalRoute,
  changeStockRoute,
  readSubstitutesRoute,
  saveSubstitutesRoute,
  proposeSubstitutesRoute,
  storeKitPhotoRoute,
  readDashboardRoute,
  readIntegratorDashboardRoute,
  readBiUrlRoute,
  createOrderRoute,
  listOrdersRoute,
  getOrderRoute,
  readOpenOrderRoute,
  readOpenOrderStatusRoute,
  createPaymentRoute,
  webhookRoute,
  simulatePaymentRoute,
  listNotificationsRoute,
  markNotificationsReadRoute,
  openLiveChannelRoute,
  listEventsRoute,
  answerRoomRoute,
  listDistributorsRoute,
  readDistributorRoute,
  blockUserRoute,
  activateUserRoute,
  startMasqueradeRoute,
  listAuditRoute,
  exportAuditRoute,
  listPlatformAuditRoute,
  readMaintenanceRoute,
  setMaintenanceRoute,
  listRolesRoute,
  createRoleRoute,
  getRoleRoute,
  updateRoleRoute,
  deleteRoleRoute,
  listPermissionsRoute,
  startRolePreviewRoute,
  leaveRolePreviewRoute,
  readCompanyPermissionsRoute,
  updateCompanyPermissionsRoute,
  readProfileRoute,
  updateProfileRoute,
  requestEmailChangeRoute,
  cancelEmailChangeRoute,
  changePasswordRoute,
  listOwnSessionsRoute,
  endOwnSessionRoute,
  endOtherSessionsRoute,
  proposeSecondFactorRoute,
  confirmSecondFactorRoute,
  removeSecondFactorRoute,
  replaceRecoveryCodesRoute,
  readPreferencesRoute,
  updatePreferencesRoute,
  readCompanyInfoRoute,
  updateCompanyInfoRoute,
  exportPersonalDataRoute,
  scheduleErasureRoute,
  cancelErasureRoute,
  readSideBarRoute,
  createSingleSignOnTokenRoute,
  readSideBarSettingsRoute,
  saveSideBarRoute,
  answerSurveyRoute,
  postponeSurveyRoute,
  listResearchesRoute,
  createResearchRoute,
  readResearchRoute,
  updateResearchRoute,
  deleteResearchRoute,
  listSurveyAnswersRoute,
  updateFollowUpRoute,
  ...OFFER_ROUTES,
  ...JOURNEY_ROUTES,
  ...PRICE_SETTINGS_ROUTES,
  findTrialItemsRoute,
  ...PRICING_RULES_ROUTES,
  ...PRICE_LIST_ROUTES,
  ...INTEGRATOR_GROUP_ROUTES,
  ...PRICE_ROUTES,
];
