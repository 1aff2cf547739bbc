import * as contract from '#contract/bucket/bucket.endpoints.ts';
import { route, type Route } from '../../http/route.ts';
import { createFileByUrl } from './create-file-by-url.ts';
import { readFile } from './read-file.ts';
import { uploadFiles } from './upload-files.ts';

export const bucketRoutes: Route[] = [
  route(contract.uploadFile, ({ deps, actor, files, mimeTypes, clientItemId, locale }) =>
    uploadFiles(deps, actor, { parts: files, mimeTypes, clientItemId, locale }),
  ),
  route(contract.createFileByUrl, ({ deps, actor, body, mimeTypes, clientItemId }) =>
    createFileByUrl(deps, actor, { ...body, mimeTypes, clientItemId }),
  ),
  route(contract.readFile, ({ deps, actor, parameters, query, accept }) => readFile(deps, actor, { ...parameters, ...query, accept })),
];
