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
  'GET /members': { reply: membersReplySchema },
  'PUT /members/:id': {
    description: 'Changes the role of the person with this id.',
    params: idParamsSchema,
    body: memberUpdateSchema,
    reply: memberReplySchema,
  },
  'DELETE /members/:id': { params: idParamsSchema },
  'POST /invitations': { body: invitationBodySchema, status: 201, reply: invitationReplySchema },
  'POST /invitations/:id/resend': { params: idParamsSchema, reply: invitationReplySchema },
  'DELETE /invitations/:id': { params: idParamsSchema },
  'GET /invitation': { access: 'public', description: byLink, reply: offerSchema },
  'POST /invitation/accept': {
    access: 'public',
    description: byLink,
    body: acceptInvitationSchema,
    reply: messageSchema,
  },
});
