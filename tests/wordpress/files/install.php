<?php
// Installs WordPress into its empty database, with a user for each role.
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST']       = 'localhost';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
// Nobody is told by mail.
function wp_mail() {
	return true;
}
wp_install( 'Keukens van Piet', 'administrator', 'administrator@keukens.example', false, '', 'password' );
foreach ( array( 'editor', 'author' ) as $role ) {
	wp_insert_user(
		array(
			'user_login' => $role,
			'user_pass'  => 'password',
			'user_email' => "$role@keukens.example",
			'role'       => $role,
		)
	);
}
// The editor greets everybody with a dialog.
foreach ( get_users() as $user ) {
	update_user_meta(
		$user->ID,
		'wp_persisted_preferences',
		array(
			'core/edit-post' => array(
				'welcomeGuide'      => false,
				'fullscreenMode'    => false,
				'isPublishSidebarEnabled' => false,
			),
			'_modified'      => gmdate( 'c' ),
		)
	);
}
switch_theme( 'twentytwentythree' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'blog_public', 0 );
// Pictures of other sites, which the tests have no way to.
update_option( 'show_avatars', 0 );
update_option( 'test_locale', 'nl_NL' );
