import type { Scope } from "../scope.ts";
import {
  createListRequestFiles,
  createReadRequestFile,
} from "../services/request-files/read-request-file.ts";
import {
  createDropRequestFile,
  createUploadRequestFile,
} from "../services/request-files/upload-request-file.ts";

/** Use cases of what a checkout asks for, and what it says. */
export function createCheckoutServices(scope: Scope) {
  return {
    requestFiles: {
      upload: createUploadRequestFile(scope),
      drop: createDropRequestFile(scope),
      list: createListRequestFiles(scope),
      read: createReadRequestFile(scope),
    },
  };
}
