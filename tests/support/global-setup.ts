import type { TestProject } from 'vitest/node';
import { buildTemplate } from './test-app.ts';

/** Vitest's global set-up of the API tests. */
export default async function setup(project: TestProject): Promise<void> {
  process.env['API_DATABASE'] = project.config.env['API_DATABASE'];
  await buildTemplate();
}
