import { http, HttpResponse } from 'msw';
import type { BlueprintListItem, Company, Suite } from 'shared/contract';
import { apiAddress } from 'shared/testing';

export function respondWithSuites(...categories: Suite[]) {
  return http.get(`${apiAddress}/test_blueprint_category/list`, () => HttpResponse.json({ categories }));
}

export function respondWithBlueprints(...test_blueprints: BlueprintListItem[]) {
  return http.get(`${apiAddress}/test_blueprint/list`, () => HttpResponse.json({ test_blueprints }));
}

export function respondWithCompany(company: Company) {
  return http.get(`${apiAddress}/company/me`, () => HttpResponse.json({ company }));
}
