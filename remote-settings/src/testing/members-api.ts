import { http, HttpResponse } from 'msw';
import type { Role } from 'shared/constants';
import type { BodyInputOf, Invitation, Member } from 'shared/contract';
import { apiAddress, server } from 'shared/testing';

export const member = (id: number, name: string, role: Role, more: Partial<Member> = {}): Member => ({
  user_id: id,
  email: `${name.toLowerCase()}@example.com`,
  name,
  role,
  joined_at: '2026-02-03T10:00:00.000Z',
  ...more,
});

export const invitation = (id: number, email: string, more: Partial<Invitation> = {}): Invitation => ({
  id,
  email,
  role: 'editor',
  invited_by: 'Ada',
  created_at: '2026-02-03T10:00:00.000Z',
  expires_at: '2999-02-10T10:00:00.000Z',
  ...more,
});

/** A stand-in for the calls about members that stores what it is sent. */
export function membersApi(
  members: Member[] = [],
  invitations: Invitation[] = [],
  { hasSsoRoles = false } = {},
) {
  const api = {
    members,
    invitations,
    /** What was sent: roles by the person's id, invitations, and what is to be removed, resent and withdrawn. */
    roles: [] as [id: number, role: Role][],
    invited: [] as BodyInputOf<'POST /invitations'>[],
    removed: [] as number[],
    resent: [] as number[],
    requiresTwoFactor: false,
    withdrawn: [] as number[],
  };
  const idOf = (params: { id?: unknown }) => Number(params.id);
  server.use(
    http.get(`${apiAddress}/members`, () =>
      HttpResponse.json({
        members: api.members,
        invitations: api.invitations,
        has_sso_roles: hasSsoRoles,
        requires_two_factor: api.requiresTwoFactor,
      }),
    ),
    http.put(`${apiAddress}/company/me/two_factor`, async ({ request }) => {
      const { is_required: isRequired } = (await request.json()) as BodyInputOf<'PUT /company/me/two_factor'>;
      api.requiresTwoFactor = isRequired;
      return new HttpResponse(null, { status: 204 });
    }),
    http.put(`${apiAddress}/members/:id`, async ({ request, params }) => {
      const { role } = (await request.json()) as { role: Role };
      api.roles.push([idOf(params), role]);
      api.members = api.members.map((one) => (one.user_id === idOf(params) ? { ...one, role } : one));
      return HttpResponse.json({ member: api.members.find((one) => one.user_id === idOf(params)) });
    }),
    http.delete(`${apiAddress}/members/:id`, ({ params }) => {
      api.removed.push(idOf(params));
      api.members = api.members.filter((one) => one.user_id !== idOf(params));
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${apiAddress}/invitations`, async ({ request }) => {
      const body = (await request.json()) as BodyInputOf<'POST /invitations'>;
      api.invited.push(body);
      const made = invitation(98 + api.invited.length, body.email, { role: body.role });
      api.invitations = [...api.invitations, made];
      return HttpResponse.json({ invitation: made }, { status: 201 });
    }),
    http.post(`${apiAddress}/invitations/:id/resend`, ({ params }) => {
      api.resent.push(idOf(params));
      const renewed = (one: Invitation) => ({ ...one, expires_at: '2999-02-10T10:00:00.000Z' });
      api.invitations = api.invitations.map((one) => (one.id === idOf(params) ? renewed(one) : one));
      return HttpResponse.json({ invitation: api.invitations.find((one) => one.id === idOf(params)) });
    }),
    http.delete(`${apiAddress}/invitations/:id`, ({ params }) => {
      api.withdrawn.push(idOf(params));
      api.invitations = api.invitations.filter((one) => one.id !== idOf(params));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return api;
}
