CREATE OR REPLACE VIEW "public"."deck_access" AS (
  select presentation_id, user_id,
    (array_agg(role order by case role when 'editor' then 1 when 'commenter' then 2 else 3 end))[1] as role
  from (
    select presentation_id, user_id, role from collaborators where user_id is not null
    union all
    select d.presentation_id, m.user_id, d.role from team_decks d
      join team_members m on m.team_id = d.team_id where m.user_id is not null
    union all
    select l.presentation_id, m.user_id, l.role from link_members m
      join share_links l on l.id = m.link_id
      where l.is_active and l.role <> 'viewer' and (l.expires_at is null or l.expires_at > now())
        and exists (select 1 from users maker where maker.id = l.created_by and maker.disabled_at is null)
        and not exists (select 1 from installation_settings where key = 'publicLinks' and value = 'false'::jsonb)
  ) given
  group by presentation_id, user_id);