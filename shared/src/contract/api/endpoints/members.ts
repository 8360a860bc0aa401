import { idParamsSchema, messageSchema } from '../common.ts';
import {
  acceptInvitationSchema,
  invitationBodySchema,
  invitationReplySchema,
  memberReplySchema,
  membersReplySchema,
  memberUpdateSchema,
  offerSchema,
} from '../members.ts';
import { defineEndpoints } from './define-endpoints.ts';

const byLink = "The bearer is the token of the mail's link.";

export const memberEndpoints = defineEndpoints('members', {
  'GET /members': { role: 'viewer', reply: membersReplySchema },
  'PUT /members/:id': {
    role: 'owner',
    description: 'Changes the role of the person with this id.',
    params: idParamsSchema,
    body: memberUpdateSchema,
    reply: memberReplySchema,
  },
  'DELETE /members/:id': { role: 'owner', params: idParamsSchema },
  'POST /invitations': {
    role: 'owner',
    body: invitationBodySchema,
    status: 201,
    reply: invitationReplySchema,
  },
  'POST /invitations/:id/resend': { role: 'owner', params: idParamsSchema, reply: invitationReplySchema },
  'DELETE /invitations/:id': { role: 'owner', params: idParamsSchema },
  'GET /invitation': { access: 'public', description: byLink, reply: offerSchema },
  'POST /invitation/accept': {
    access: 'public',
    description: byLink,
    body: acceptInvitationSchema,
    reply: messageSchema,
  },
});
